import { ApiError } from '../client/ApiError.ts'
import type { FleetClient } from '../client/createFleetClient.ts'
import { failureMessage } from '../client/failureMessage.ts'
import type { OperationInput } from '../client/OperationInput.ts'
import type { GpsSession, Id, Page, Rows } from '../models.ts'
import { sortTrips } from '../sortTrips.ts'
import type { BaseAnswers } from './baseAnswers.ts'

/** Time in ms for which a new list of trips uses the last response: it has all trips with all points. */
const FRESH_MS = 10_000
const PAGE_SIZE = 200

type Filter = OperationInput<'listSessions'>

/** Answers all questions about trips from the list of a base server, which has all trips with their points. */
export function baseTrips(client: FleetClient): BaseAnswers {
  let kept: { until: number; trips: Promise<Rows<GpsSession>> } | undefined

  /** Returns all trips, newest first. Without `isFresh` they may be as old as the last list. */
  function all(isFresh: boolean): Promise<Rows<GpsSession>> {
    if (kept !== undefined && (isFresh ? Date.now() < kept.until : kept.until > 0)) return kept.trips
    // Ignores the signal of the caller, because several callers wait for this response.
    const loading = { until: Infinity, trips: client.request('listSessions').then(newestFirst) }
    kept = loading
    loading.trips.then(
      () => (loading.until = Date.now() + FRESH_MS),
      () => (loading.until = 0),
    )
    return loading.trips
  }

  /** Returns a list of trips with those that match; the newest list if the kept one has none. */
  async function having(isAsked: (trip: GpsSession) => boolean): Promise<Rows<GpsSession>> {
    const trips = await all(false)
    return trips.some(isAsked) ? trips : all(true)
  }

  return {
    async listSessions(filter): Promise<Page<GpsSession>> {
      const trips = await all(true)
      const found = sortTrips(
        trips.filter((trip) => isMatch(trip, filter)),
        filter.sort,
      )
      const { limit = PAGE_SIZE, cursor } = filter
      const { unreadable } = trips
      if (filter.summary === undefined && filter.limit === undefined && cursor === undefined)
        return Object.assign(found, unreadable !== undefined && { unreadable })
      const from = cursor === undefined ? 0 : placeAfter(found, cursor)
      const to = filter.summary === undefined ? from + limit : found.length
      const page = found.slice(from, to).map(withoutPoints)
      return Object.assign(
        page,
        from === 0 && unreadable !== undefined && { unreadable },
        to < found.length && { next: cursorOf(page.at(-1)) },
      )
    },
    async getSession({ id }) {
      // A link of an earlier version has the start of the trip as it stands in the response.
      const names = [String(id), idFrom(String(id))]
      const isAsked = (trip: GpsSession) => names.includes(String(trip.id))
      return (await having(isAsked)).find(isAsked) ?? fail()
    },
    async getNeighbourSession({ id, direction, ...filter }) {
      const isAsked = (trip: GpsSession) => String(trip.id) === String(id)
      const trips = (await having(isAsked)).filter((trip) => isAsked(trip) || isMatch(trip, filter))
      const at = trips.findIndex(isAsked)
      if (at < 0) return fail()
      const found = trips[direction === 'previous' ? at + 1 : at - 1]
      return found === undefined ? null : withoutPoints(found)
    },
  }
}

/** Returns the cursor for the trips after one: its start, which finds the place also when the trip is gone, and its id. */
function cursorOf(trip: GpsSession | undefined): string {
  return trip === undefined ? '' : `${startOf(trip)} ${trip.id}`
}

function placeAfter(trips: readonly GpsSession[], cursor: string): number {
  const at = trips.findIndex((trip) => cursorOf(trip) === cursor)
  if (at >= 0) return at + 1
  const older = trips.findIndex((trip) => !(startOf(trip) >= Number.parseInt(cursor, 10)))
  return older < 0 ? trips.length : older
}

function fail(): never {
  throw new ApiError({ status: 404, code: 'http', message: failureMessage('http', 404) })
}

const withoutPoints = (trip: GpsSession): GpsSession => ({ ...trip, points: [] })

/** Sorts the trips, those without a valid start last, and gives each an id that is the same in every response. */
function newestFirst(trips: Rows<GpsSession>): Rows<GpsSession> {
  const used = new Set(trips.map(({ id }) => String(id)))
  const named = trips.map((trip) => {
    if (trip.id !== undefined) return trip
    const name = idFrom(trip.start.time ?? '')
    let id = name
    for (let count = 2; used.has(id); count += 1) id = `${name}-${count}`
    used.add(id)
    return { ...trip, id }
  })
  const starts = new Map(named.map((trip) => [trip, Number.isNaN(startOf(trip)) ? -Infinity : startOf(trip)]))
  const sorted = named.toSorted((a, b) => (starts.get(b) ?? 0) - (starts.get(a) ?? 0) || 0)
  const { unreadable } = trips
  return unreadable === undefined ? sorted : Object.assign(sorted, { unreadable })
}

/** Returns the start of a trip as an id, which is safe in a URL. */
function idFrom(start: string): string {
  return start.replace(/[^\w-]+/g, '-').slice(0, 48) || 'tanpa-waktu'
}

function isMatch(trip: GpsSession, filter: Filter): boolean {
  const { device_id, vehicle_id, driver_id, untimed } = filter
  return (
    isNamed(trip.device, device_id) &&
    isNamed(trip.vehicle, vehicle_id) &&
    isNamed(trip.driver, driver_id) &&
    (untimed === undefined || (untimed === '1') === (trip.start.time === null)) &&
    isWithin(trip, filter)
  )
}

/** Returns whether a trip refers to a record: by its id, or on a server without ids by its plate or name. */
function isNamed(of: { id?: Id; number?: string; name?: string } | null | undefined, asked: Id | undefined) {
  return asked === undefined || String(of?.id ?? of?.number ?? of?.name ?? '') === String(asked)
}

/** Returns whether a trip runs in a period. A trip without a valid start is older than all others. */
function isWithin(trip: GpsSession, { at, summary, ...filter }: Filter): boolean {
  const from = at ?? filter.from
  const to = at === undefined ? filter.to : new Date(Date.parse(at) + 60_000).toISOString()
  const start = startOf(trip)
  if (Number.isNaN(start)) return from === undefined
  if (to !== undefined && start >= Date.parse(to)) return false
  if (from === undefined || start >= Date.parse(from)) return true
  // A summary counts the figures of each period, and a base server does not divide a trip: the trip counts where it
  // starts.
  return summary === undefined && (trip.end.time === null || Date.parse(trip.end.time) > Date.parse(from))
}

const startOf = ({ start }: GpsSession) => Date.parse(start.time ?? '')
