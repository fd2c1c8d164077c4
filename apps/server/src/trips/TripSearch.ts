import { setTimeout } from 'node:timers/promises'
import { BackgroundWork } from '../background/BackgroundWork.ts'
import type { Database, Queryable } from '../database/Database.ts'
import { readNewPlaces, readPositions } from '../positions/positionRepository.ts'
import { buildTrip } from './buildTrip.ts'
import { saveStates } from './checkpointRepository.ts'
import { saveRunningTrips } from './runningTripRepository.ts'
import { type DeviceSearch, searchDevice } from './searchDevice.ts'
import { dropOtherTrips, dropTrip, storeTrip } from './tripRepository.ts'
import { askForSearch, claimWork, finishWork, isSearched, listDue, postpone } from './tripWorkRepository.ts'

/** The interval finds trips that end by silence, and positions stored by other servers. */
const pace = { everyMs: 5_000, shortestPauseMs: 400, pauseShare: 2 }

/** Detects trips in the background, soon after positions are stored. */
export class TripSearch extends BackgroundWork {
  constructor(database: Database, onError: (error: unknown) => void = console.error) {
    super(() => search(database, onError), pace)
  }
}

async function search(database: Database, onError: (error: unknown) => void): Promise<boolean> {
  try {
    return (await searchTrips(database, Date.now())) === devicesAtOnce
  } catch {
    // One device may have failed the whole batch.
    await searchOneByOne(database, Date.now(), onError).catch(onError)
    return false
  }
}

/** Most devices of one transaction: a report of one of them waits until it ends. */
export const devicesAtOnce = 50
/** Most positions of one transaction. */
const placesAtOnce = 5_000

/** Searches devices with new positions in one transaction; returns how many. If it returns `devicesAtOnce`, there may be more. */
export function searchTrips(database: Database, now: number, only?: number): Promise<number> {
  return database.transaction(async (transaction) => {
    const work = await claimWork(transaction, now, devicesAtOnce, only)
    if (work.length === 0) return 0
    const limit = Math.floor(placesAtOnce / work.length)
    const places = await readNewPlaces(transaction, work, limit)
    const searches = work.map((device) => {
      const fresh = places.get(device.deviceId) ?? []
      return searchDevice(device, fresh, fresh.length < limit, now)
    })
    for (const search of searches) await storeSearch(transaction, search)
    await saveStates(transaction, searches)
    await saveRunningTrips(transaction, searches)
    await finishWork(
      transaction,
      searches.map(({ next }) => next),
    )
    return work.length
  })
}

/** Searches devices one by one after a batch failed: only the failing device is delayed. */
export async function searchOneByOne(
  database: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  for (const deviceId of await listDue(database, now, devicesAtOnce)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
      await searchTrips(database, now, deviceId)
    } catch (error) {
      onError(error)
      await postpone(database, deviceId)
    }
  }
}

async function storeSearch(database: Queryable, search: DeviceSearch): Promise<void> {
  const { deviceId, before, after, ended, openStarts } = search
  for (const span of ended) {
    const positions = await readPositions(database, deviceId, span)
    // Its first positions were already deleted by retention: the stored trip is more complete.
    if (positions[0]?.time !== span.start) continue
    const trip = buildTrip(span, positions)
    if (trip === null) await dropTrip(database, deviceId, span.start)
    else await storeTrip(database, deviceId, trip)
  }
  if (before.again === 0) return
  await dropOtherTrips(database, deviceId, {
    after: before.time ?? 0,
    to: after.time ?? 0,
    starts: [...ended.map(({ start }) => start), ...openStarts],
  })
}

/** Delay while a running server holds the devices. */
const waitMs = 200

/**
 * Detects the trips of one device, or of all, again from all stored positions; unchanged trips are not written. Returns the
 * number of devices. A running server may search at the same time.
 */
export async function searchAgain(database: Database, deviceId?: number): Promise<number> {
  const devices = await askForSearch(database, { deviceId, fromTime: 0 })
  while (!(await isSearched(database, deviceId))) {
    if ((await searchTrips(database, Date.now())) === 0) await setTimeout(waitMs)
  }
  return devices
}
