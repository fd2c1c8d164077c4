import { MAX_COMPANIONS } from '../tripList/TripChoice.ts'
import { type TripFilter, type TripSort, tripSorts } from '../tripList/TripFilter.ts'
import { isDay } from '../trip/zoneDay.ts'

/** The state of Laporan, as the URL of its page contains it. */
export interface TripAddress {
  /** Key of the chosen trip; null means the newest trip. */
  session: string | null
  /** Index of the point at which the player opens the trip; null means the first point. */
  at: number | null
  /**
   * A time (ISO 8601). The page opens the trip that the device in the filter drove at this time. Null once the page has
   * found the trip.
   */
  moment: string | null
  /** The speed limit in km/h; null means the company's limit. */
  limit: number | null
  filter: TripFilter
  /** The first day to show (`2026-11-20`) if the server sends trips in pages; null means the last seven days. */
  since: string | null
  compared: string[]
}

/** Parses the query of the URL; ignores invalid values. */
export function parseTripAddress(params: URLSearchParams): TripAddress {
  const session = params.get('session')
  return {
    session,
    at: wholeNumber(params.get('at')),
    moment: moment(params.get('moment')),
    limit: speed(params.get('limit')),
    filter: {
      from: day(params.get('from')),
      to: day(params.get('to')),
      hour: hour(params.get('hour')),
      sort: sort(params.get('sort')),
      vehicle: params.get('vehicle') || undefined,
      driver: params.get('driver') || undefined,
      device: params.get('device') || undefined,
      group: params.get('group') || undefined,
      atLeast: distance(params.get('min')),
      untimed: params.get('untimed') === '1' ? true : undefined,
    },
    since: day(params.get('since')) ?? null,
    compared: [
      ...new Set((params.get('with') ?? '').split(',').filter((key) => key !== '' && key !== session)),
    ].slice(0, MAX_COMPANIONS),
  }
}

/** Returns the query of the URL for this state; keeps the other parameters of `current`. */
export function tripParams(
  { session, at, moment, limit, filter, since, compared }: TripAddress,
  current: URLSearchParams,
) {
  const params = new URLSearchParams(current)
  const set = (name: string, value: string | number | null | undefined) => {
    // Deletes the parameter before appending it, so that the order of the parameters is always the same.
    params.delete(name)
    if (value !== null && value !== undefined && value !== '') params.append(name, String(value))
  }
  set('session', session)
  set('at', at === 0 ? null : at)
  set('moment', moment)
  set('limit', limit)
  set('from', filter.from)
  set('to', filter.to)
  set('hour', filter.hour?.replace(':', '.'))
  set('vehicle', filter.vehicle)
  set('driver', filter.driver)
  set('device', filter.device)
  set('group', filter.group)
  set('min', filter.atLeast)
  set('untimed', filter.untimed && 1)
  set('with', compared.join(','))
  set('since', since)
  set('sort', filter.sort)
  return params
}

/** Returns whether both filters set the same fields. If so, only a value changed, and the history entry is replaced. */
export function sameRules(before: TripFilter, after: TripFilter): boolean {
  return rulesOf(before) === rulesOf(after)
}

function rulesOf({ from, to, hour, vehicle, driver, device, group, atLeast, untimed, sort }: TripFilter) {
  return [from, to, hour, vehicle, driver, device, group, atLeast, untimed, sort]
    .map((value) => value !== undefined)
    .join()
}

function day(text: string | null) {
  return text !== null && isDay(text) ? text : undefined
}

/** Parses a time of day: `15.00` in the URL is `15:00` in the filter. */
function hour(text: string | null) {
  return text !== null && /^([01]\d|2[0-3])\.[0-5]\d$/.test(text) ? text.replace('.', ':') : undefined
}

function sort(text: string | null): TripSort | undefined {
  return tripSorts.find((one) => one === text)
}

function wholeNumber(text: string | null) {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

function moment(text: string | null) {
  return text !== null && /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
}

function speed(text: string | null) {
  return text !== null && /^(?:[1-9]\d?|1\d\d|200)$/.test(text) ? Number(text) : null
}

function distance(text: string | null) {
  return text !== null && /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
}
