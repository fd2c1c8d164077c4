import { isDay, MOST_COMPANIONS, type SessionFilter } from '@sikud/maps/playback'

/** What the address of Laporan holds. */
export interface TripAddress {
  /** Key of the chosen session; null for the newest. */
  session: string | null
  /** The point at which it opens; null for the first. */
  at: number | null
  /** The moment, ISO 8601, of which the trip of the filter's device is looked for; null once it is found. */
  moment: string | null
  /** The speed limit in km/h; null for the usual one. */
  limit: number | null
  filter: SessionFilter
  /** The first day that is shown where trips come in pages, as `2026-11-20`; null for the last seven days. */
  since: string | null
  /** Keys of the sessions that are played beside it. */
  compared: string[]
}

/** Reads the address; what makes no sense in it counts as absent. */
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
      vehicle: params.get('vehicle') || undefined,
      driver: params.get('driver') || undefined,
      device: params.get('device') || undefined,
      atLeast: distance(params.get('min')),
      untimed: params.get('untimed') === '1' ? true : undefined,
    },
    since: day(params.get('since')) ?? null,
    compared: [
      ...new Set((params.get('with') ?? '').split(',').filter((key) => key !== '' && key !== session)),
    ].slice(0, MOST_COMPANIONS),
  }
}

/** Writes the address, and keeps what else was in it. */
export function tripParams(
  { session, at, moment, limit, filter, since, compared }: TripAddress,
  current: URLSearchParams,
) {
  const params = new URLSearchParams(current)
  const set = (name: string, value: string | number | null | undefined) => {
    // Written anew, so that the same address always reads the same.
    params.delete(name)
    if (value !== null && value !== undefined && value !== '') params.append(name, String(value))
  }
  set('session', session)
  set('at', at === 0 ? null : at)
  set('moment', moment)
  set('limit', limit)
  set('from', filter.from)
  set('to', filter.to)
  set('vehicle', filter.vehicle)
  set('driver', filter.driver)
  set('device', filter.device)
  set('min', filter.atLeast)
  set('untimed', filter.untimed && 1)
  set('with', compared.join(','))
  set('since', since)
  return params
}

/** Whether both filters ask for the same things, whatever of each: then a change was typed, and is no step of its own. */
export function sameRules(before: SessionFilter, after: SessionFilter): boolean {
  return rulesOf(before) === rulesOf(after)
}

function rulesOf({ from, to, vehicle, driver, device, atLeast, untimed }: SessionFilter) {
  return [from, to, vehicle, driver, device, atLeast, untimed].map((value) => value !== undefined).join()
}

function day(text: string | null) {
  return text !== null && isDay(text) ? text : undefined
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
