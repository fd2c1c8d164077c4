import { setTimeout } from 'node:timers/promises'
import { BackgroundWork } from '../background/BackgroundWork.ts'
import { logError } from '../background/logError.ts'
import type { Database, Queryable } from '../database/Database.ts'
import type { TimedCoordinate } from '../measure/distance.ts'
import { readNewPlaces, readPositions } from '../positions/positionRepository.ts'
import { type SearchState, type TripSpan, advance, openSpans } from './TripDetector.ts'
import { type Excluded, buildTrips } from './buildTrip.ts'
import { readExclusions } from './exclusionRepository.ts'
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
 * The search also runs at an interval, without a call of `wake`. So it finds trips that ended because the tracker
 * became silent, and positions that other servers stored.
 */
const pace = { everyMs: 5_000, minPauseMs: 400, pauseFactor: 2 }

/** Detects trips in the background, soon after new positions are stored. */
export class TripSearch extends BackgroundWork {
  constructor(database: Database, onError: (error: unknown) => void = logError) {
    super(() => search(database, onError), pace)
  }
}

async function search(database: Database, onError: (error: unknown) => void): Promise<boolean> {
  try {
    return (await searchTrips(database, Date.now())) === MAX_DEVICES
  } catch {
    // One device can make the whole batch fail. So each device now gets a transaction of its own.
    await searchSeparately(database, Date.now(), onError).catch(onError)
    return false
  }
}

/** Maximum number of devices in one transaction. New reports of these devices wait until the transaction ends. */
export const MAX_DEVICES = 50
/** Maximum number of positions that one transaction reads. */
const MAX_POSITIONS = 5_000

/**
 * Detects the trips of the devices that are due for trip detection, in one transaction. Returns the number of devices.
 * If it is `MAX_DEVICES`, more devices may be due.
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
    const exclusions = await readExclusions(
      transaction,
      searches.filter(({ ended }) => ended.length > 0).map(({ deviceId }) => deviceId),
    )
    for (const search of searches)
      await storeSearch(transaction, search, exclusions.get(search.deviceId) ?? [])
    await saveStates(transaction, searches)
    await saveRunningTrips(transaction, searches)
    await finishWork(
      transaction,
      searches.map(({ next }) => next),
    )
    return work.length
  })
}

/** After a batch failed, detects the trips of the devices one by one, so that only the failing device is delayed. */
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

async function storeSearch(
  database: Queryable,
  search: DeviceSearch,
  excluded: readonly Excluded[],
): Promise<void> {
  const { deviceId, before, after, ended, openStarts } = search
  const starts = [...openStarts]
  for (const span of ended) {
    const positions = await readPositions(database, deviceId, span)
    // Retention has deleted the first positions of this trip. The stored trip is more complete, so it stays as it is.
    if (positions[0]?.time !== span.start) {
      starts.push(span.start)
      continue
    }
    const trips = buildTrips(span, positions, excluded)
    starts.push(...trips.map(({ start }) => start))
    if (!starts.includes(span.start)) await dropTrip(database, deviceId, span.start)
    for (const trip of trips) await storeTrip(database, deviceId, trip)
  }
  if (before.again === 0) return
  await dropOtherTrips(database, deviceId, { after: before.time ?? 0, to: after.time ?? 0, starts })
}

/** Delay before the next try, in ms, if a running server has locked all devices that are due. */
const RETRY_DELAY_MS = 200

/**
 * Detects the trips of one device, or of all devices, again from all stored positions. Does not write trips that stay
 * the same. Returns the number of devices. A server may run and search for trips at the same time.
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
  /**
   * The trips that have ended. A trip of a silent vehicle counts as ended, but can become longer when late positions
   * arrive.
   */
  ended: TripSpan[]
  /** The start times of the trips that have not ended yet. */
  openStarts: number[]
  next: NextSearch
}

/**
 * Continues the trip detection of a device: adds newer positions (`places`) to its stored state. `isAll` is true if the
 * database has no other newer positions.
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
