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

/** Other servers' positions, and trips that end by silence, are looked for unasked. */
const pace = { everyMs: 5_000, shortestPauseMs: 400, pauseShare: 2 }

/** Makes trips of positions in the background, soon after they are stored. */
export class TripSearch extends BackgroundWork {
  constructor(database: Database, onError: (error: unknown) => void = console.error) {
    super(() => search(database, onError), pace)
  }
}

async function search(database: Database, onError: (error: unknown) => void): Promise<boolean> {
  try {
    return (await searchTrips(database, Date.now())) === devicesAtOnce
  } catch {
    // Whatever fails now is told; when the database is away, that is all that can be done.
    await searchOneByOne(database, Date.now(), onError).catch(onError)
    return false
  }
}

/** Devices that one transaction searches at most: who reports meanwhile waits for it. */
export const devicesAtOnce = 50
/** Positions that one transaction reads at most. */
const placesAtOnce = 5_000

/** Searches devices whose positions are new, in one transaction; answers how many: with `devicesAtOnce` there may be more. */
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

/** Searches devices one by one, when one of many could not be: that one waits, and the others have their trips. */
export async function searchOneByOne(
  database: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  for (const deviceId of await listDue(database, now, devicesAtOnce)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a transaction after the other, as the search always works
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
    // Its beginning is older than positions are kept: what was stored of it then is more than could be now.
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

/** While a running server searches, this one waits. */
const waitMs = 200

/**
 * Makes the trips of all stored positions anew, of every device unless one is named; what comes out the same stays
 * untouched. Answers of how many devices. Works beside a running server, which searches along.
 */
export async function searchAgain(database: Database, deviceId?: number): Promise<number> {
  const devices = await askForSearch(database, { deviceId, fromTime: 0 })
  while (!(await isSearched(database, deviceId))) {
    if ((await searchTrips(database, Date.now())) === 0) await setTimeout(waitMs)
  }
  return devices
}
