import { setTimeout } from 'node:timers/promises'
import { BackgroundWork } from '../background/BackgroundWork.ts'
import { logError } from '../background/logError.ts'
import type { Database, Queryable } from '../database/Database.ts'
import type { TimedCoordinate } from '../measure/distance.ts'
import { readNewPlaces, readPositions } from '../positions/positionRepository.ts'
import { type SearchState, type TripSpan, advance, openSpans } from './TripDetector.ts'
import { buildTrip } from './buildTrip.ts'
import {
  type NextSearch,
  type TripWork,
  askForSearch,
  claimWork,
  finishWork,
  isSearched,
  listDue,
  postpone,
  saveStates,
} from './tripWorkRepository.ts'
import { saveRunningTrips } from './runningTripRepository.ts'
import { dropOtherTrips, dropTrip, storeTrip } from './tripRepository.ts'
import { silenceMs } from './tripRules.ts'

/**
 * The search also runs at an interval, without `wake`, to find trips that ended by silence, and positions that other
 * servers stored.
 */
const pace = { everyMs: 5_000, minPauseMs: 400, pauseFactor: 2 }

/** Detects trips in the background, soon after positions are stored. */
export class TripSearch extends BackgroundWork {
  constructor(database: Database, onError: (error: unknown) => void = logError) {
    super(() => search(database, onError), pace)
  }
}

async function search(database: Database, onError: (error: unknown) => void): Promise<boolean> {
  try {
    return (await searchTrips(database, Date.now())) === MAX_DEVICES
  } catch {
    // One device can make the whole batch fail, so this searches each device alone.
    await searchSeparately(database, Date.now(), onError).catch(onError)
    return false
  }
}

/** Maximum number of devices in one transaction; new reports of these devices wait until it ends. */
export const MAX_DEVICES = 50
/** Maximum number of positions read in one transaction. */
const MAX_POSITIONS = 5_000

/**
 * Detects the trips of devices that are due, in one transaction. Returns the number of devices; if it is `MAX_DEVICES`,
 * more can remain.
 */
export function searchTrips(database: Database, now: number, only?: number): Promise<number> {
  return database.transaction(async (transaction) => {
    const work = await claimWork(transaction, now, MAX_DEVICES, only)
    if (work.length === 0) return 0
    const limit = Math.floor(MAX_POSITIONS / work.length)
    const places = await readNewPlaces(transaction, work, limit)
    const searches = work.map((device) => {
      const newPlaces = places.get(device.deviceId) ?? []
      return searchDevice(device, newPlaces, newPlaces.length < limit, now)
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

/** Detects the trips of devices one by one after a batch failed: only the failing device is delayed. */
export async function searchSeparately(
  database: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  for (const deviceId of await listDue(database, now, MAX_DEVICES)) {
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
    // Retention has deleted the first positions of this trip, so the stored trip is more complete and stays.
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

/** Delay before the next attempt while a running server holds the locks of the devices. */
const RETRY_DELAY_MS = 200

/**
 * Detects the trips of one device, or of all, again from all stored positions; unchanged trips are not written. Returns
 * the number of devices. A running server may search at the same time.
 */
export async function searchAgain(database: Database, deviceId?: number): Promise<number> {
  const devices = await askForSearch(database, { deviceId, fromTime: 0 })
  while (!(await isSearched(database, deviceId))) {
    if ((await searchTrips(database, Date.now())) === 0) await setTimeout(RETRY_DELAY_MS)
  }
  return devices
}

/** The result of the trip detection for one device. */
export interface DeviceSearch {
  deviceId: number
  before: SearchState
  after: SearchState
  /** Ended trips, including those of a silent vehicle, which may still continue. */
  ended: TripSpan[]
  /** Start times of the trips that have not ended. */
  openStarts: number[]
  next: NextSearch
}

/**
 * Continues the trip detection of a device from its stored state with newer positions; `isAll` is true if no positions
 * are left.
 */
export function searchDevice(
  { deviceId, state }: TripWork,
  places: readonly TimedCoordinate[],
  isAll: boolean,
  now: number,
): DeviceSearch {
  let after = state
  const ended: TripSpan[] = []
  for (const place of places) {
    const step = advance(after, place)
    after = { ...step.state, again: state.again }
    ended.push(...step.ended)
  }
  if ((after.time ?? 0) >= after.again) after = { ...after, again: 0 }
  const open = openSpans(after)
  const isSilent = (latest: number) => isAll && now - latest > silenceMs
  ended.push(...open.filter(({ latest }) => isSilent(latest)).map(({ span }) => span))
  const running = open.filter(({ latest }) => !isSilent(latest))
  const silentAt = Math.min(...running.map(({ latest }) => latest)) + silenceMs + 1000
  const next = isAll
    ? { fromTime: null, dueAt: running.length > 0 ? silentAt : null }
    : { fromTime: (after.time ?? 0) + 1, dueAt: now }
  return {
    deviceId,
    before: state,
    after,
    ended,
    openStarts: running.map(({ span }) => span.start),
    next: { deviceId, ...next },
  }
}
