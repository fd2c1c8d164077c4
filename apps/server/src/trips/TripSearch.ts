import { setTimeout } from 'node:timers/promises'
import { BackgroundWork, logError } from '../background/BackgroundWork.ts'
import type { Database, Queryable } from '../database/Database.ts'
import type { TimedCoordinate } from '../measure/distance.ts'
import { readNewPlaces, readPositions } from '../positions/positionRepository.ts'
import { type SearchState, type TripSpan, advance, openSpans } from './TripDetector.ts'
import { type Excluded, type Trip, buildParts } from './buildTrip.ts'
import { readExclusions } from './deleteTrips.ts'
import { listOverlapping, lockTrips } from './countShares.ts'
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
import {
  type StoredTrip,
  readOldestTime,
  readStoredTrips,
  replaceTrips,
  storeTrip,
} from './tripRepository.ts'
import { silenceMs } from './tripRules.ts'
import { shareTrips } from './tripShares.ts'

/**
 * The search also runs at an interval, without a call of `wake`. So it finds trips that ended because the tracker
 * became silent, and positions that other servers stored.
 */
const pace = { everyMs: 5_000, minPauseMs: 400, pauseFactor: 2 }

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
    await storeSearches(transaction, searches)
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

async function storeSearches(transaction: Queryable, searches: readonly DeviceSearch[]): Promise<void> {
  const writing = searches.filter(({ ended, before }) => ended.length > 0 || before.again > 0)
  if (writing.length === 0) return
  await lockTrips(transaction)
  const exclusions = await readExclusions(
    transaction,
    writing.map(({ deviceId }) => deviceId),
  )
  const results: StoredSearch[] = []
  for (const search of writing)
    results.push(await storeSearch(transaction, search, exclusions.get(search.deviceId) ?? []))
  await shareTrips(
    transaction,
    results.flatMap(({ stored }) => stored),
    results.flatMap(({ released }) => released),
  )
}

/** The trips that a search wrote, and the trips that overlapped the trips that it deleted. */
interface StoredSearch {
  stored: number[]
  released: number[]
}

/** Stores the trips of a search. A trip that was stored before keeps its id, also if its start has changed. */
async function storeSearch(
  database: Queryable,
  search: DeviceSearch,
  excluded: readonly Excluded[],
): Promise<StoredSearch> {
  const { deviceId, before, after, ended, running } = search
  const window = { start: (before.time ?? 0) + 1, end: after.time ?? 0 }
  const old = await readStoredTrips(database, deviceId, [
    ...ended,
    ...(before.again > 0 ? [window, ...running] : []),
  ])
  const { built, kept, dropped } = await buildTrips(database, deviceId, ended, excluded)
  const found = [...built, ...kept.map((span) => ({ ...span, trip: null }))]
  const open = running.map((span) => ({ ...span, trip: null }))
  // Outside the window only a trip that has become longer is found again; it then still contains its old start.
  const isSearchedAgain = (trip: StoredTrip) => before.again > 0 && trip.end >= window.start
  const matches = matchTrips<Found, StoredTrip>(
    [...found, ...open],
    old,
    window.end,
    ({ start, times }, trip) =>
      isSearchedAgain(trip) || start === trip.start || times?.has(trip.start) === true,
  )
  const matched = new Set(matches.values())
  const isGone = (trip: StoredTrip) =>
    trip.end <= window.end &&
    (isSearchedAgain(trip) ||
      dropped.some(({ start }) => start === trip.start) ||
      built.some(({ times }) => times.has(trip.start)))
  const gone = old.filter((trip) => !matched.has(trip) && isGone(trip))
  // A trip that begins before the oldest stored position is more complete than what a search can find.
  const oldest = old.length > 0 ? await readOldestTime(database, deviceId) : 0
  const removed = gone.filter(({ start }) => start >= oldest)
  const changes = built.filter((one) => {
    const match = matches.get(one)
    return !isStored(one.trip, match) && (match?.start ?? oldest) >= oldest
  })
  const released = await listOverlapping(
    database,
    removed.map(({ id }) => id),
  )
  const starts = new Set(changes.map(({ start }) => start))
  const changed = changes.flatMap((one) => matches.get(one)?.id ?? [])
  const waiting = old.filter((trip) => !matched.has(trip) && starts.has(trip.start)).map(({ id }) => id)
  await replaceTrips(database, deviceId, { removed, changed: [...changed, ...waiting] })
  const stored: number[] = []
  for (const one of changes)
    stored.push(await storeTrip(database, deviceId, one.trip, matches.get(one)?.id ?? null))
  return { stored, released }
}

interface Found {
  start: number
  end: number
  trip: Trip | null
  times?: Set<number>
}

/**
 * Builds the trips of spans. `kept` are spans whose first positions retention has deleted: the stored trip is more
 * complete, so it stays as it is. `dropped` are spans that are not trips, or excluded as a whole.
 */
async function buildTrips(
  database: Queryable,
  deviceId: number,
  spans: readonly TripSpan[],
  excluded: readonly Excluded[],
) {
  const built: (Found & { trip: Trip; times: Set<number> })[] = []
  const kept: TripSpan[] = []
  const dropped: TripSpan[] = []
  for (const span of spans) {
    const positions = await readPositions(database, deviceId, span)
    const trips = buildParts(span, positions, excluded)
    if (positions[0]?.time !== span.start) kept.push(span)
    else if (trips.length === 0) dropped.push(span)
    else
      for (const trip of trips) {
        const { start, end, points } = trip
        built.push({ start, end, trip, times: new Set(points.map(({ time }) => time)) })
      }
  }
  return { built, kept, dropped }
}

function isStored(trip: Trip, stored: StoredTrip | undefined): boolean {
  return (
    stored !== undefined &&
    stored.start === trip.start &&
    stored.end === trip.end &&
    stored.distanceKm === trip.distanceKm &&
    stored.speedKmh === trip.speedKmh &&
    stored.pointCount === trip.points.length
  )
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

interface DeviceSearch {
  deviceId: number
  before: SearchState
  after: SearchState
  /**
   * The trips that have ended. A trip of a silent vehicle counts as ended, but can become longer when late positions
   * arrive.
   */
  ended: TripSpan[]
  /** The trips that have not ended yet, each up to the latest position of its vehicle. */
  running: { start: number; end: number }[]
  /** Whether a vehicle with an open trip was silent before this search, so that its trip counted as ended. */
  wasSilent: boolean
  next: NextSearch
}

/**
 * Continues the trip detection of a device: adds newer positions (`places`) to its stored state. `isAll` is true if the
 * database has no other newer positions.
 */
function searchDevice(
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
    running: running.map(({ span, latest }) => ({ start: span.start, end: latest })),
    wasSilent: openSpans(state).some(({ latest }) => now - latest > silenceMs),
    next: { deviceId, ...next },
  }
}

interface Span {
  start: number
  end: number
}

/**
 * Decides which stored trip each found trip continues: the pair with the largest overlap first, so that at a split or a
 * merge the largest part keeps the id. `searchedTo` is the end of the searched positions: a stored trip that lies mostly
 * behind it waits for the trips that the search has not found yet. `mayContinue` excludes trips of another vehicle with
 * the same IMEI, which overlap but are not found again.
 */
function matchTrips<Found extends Span, Stored extends Span>(
  found: readonly Found[],
  stored: readonly Stored[],
  searchedTo: number,
  mayContinue: (trip: Found, old: Stored) => boolean,
): Map<Found, Stored> {
  const pairs = found
    .flatMap((trip) => stored.map((old) => ({ trip, old, ms: overlapMs(trip, old) })))
    .filter(({ ms, old, trip }) => ms >= Math.max(0, old.end - searchedTo) && mayContinue(trip, old))
    .toSorted((a, b) => b.ms - a.ms || difference(a) - difference(b))
  const matches = new Map<Found, Stored>()
  const taken = new Set<Stored>()
  for (const { trip, old } of pairs) {
    if (matches.has(trip) || taken.has(old)) continue
    matches.set(trip, old)
    taken.add(old)
  }
  return matches
}

/** Returns how long two spans overlap in ms; negative if they do not overlap. */
function overlapMs(a: Span, b: Span): number {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start)
}

/** Of pairs with the same overlap, the one whose spans are more alike comes first. */
function difference({ trip, old }: { trip: Span; old: Span }): number {
  return Math.abs(trip.start - old.start) + Math.abs(trip.end - old.end)
}
