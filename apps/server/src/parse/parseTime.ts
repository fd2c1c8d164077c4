export interface ParsedTime {
  /** The parsed time in milliseconds since 1970; null for an empty or invalid text. */
  time: number | null
  problem?: 'time-unreadable' | 'time-impossible'
  /** True if the text has no time zone, so that UTC is assumed. */
  zoneless?: boolean
}

const isoPattern =
  /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?)?\s*(Z|UTC|[+-]\d{2}(?::?\d{2})?)?$/i
const epochPattern = /^\d{9,16}(?:\.\d+)?$/
const day = 86_400_000
/** Earliest valid time. GPS became fully operational in 1995; an earlier time comes from a clock that was never set. */
export const earliestTime = Date.UTC(1995, 0, 1)

/** Parses an ISO time, or an epoch in s, ms or µs. For an empty text, the result has no time and no problem. */
export function parseTime(text: string, now = Date.now()): ParsedTime {
  const trimmed = text.trim()
  if (trimmed === '') return { time: null }
  const parsed = epochPattern.test(trimmed) ? { time: epochTime(trimmed) } : isoTime(trimmed)
  if (parsed.time === null) return { time: null, problem: 'time-unreadable' }
  if (parsed.time < earliestTime || parsed.time > now + day) return { time: null, problem: 'time-impossible' }
  return parsed
}

/** Returns the milliseconds since 1970 of an epoch in s, ms or µs, which its size tells apart. */
export function epochTime(text: string): number {
  const value = Number(text)
  if (value >= 1e14) return Math.round(value / 1000)
  return Math.round(value >= 1e11 ? value : value * 1000)
}

function isoTime(text: string): ParsedTime {
  const match = isoPattern.exec(text)
  if (match === null) return { time: null }
  const [, year, month, date, hour = '0', minute = '0', second = '0', fraction = '0', zone] = match
  // A leap second has the time of the following second.
  const isLeapSecond = second === '60'
  const utc = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(date),
    Number(hour),
    Number(minute),
    isLeapSecond ? 59 : Number(second),
  )
  // Date.UTC turns 31 February into a day of March, so this checks that the result has the same day as the text.
  const back = new Date(utc)
  const isReal =
    back.getUTCMonth() + 1 === Number(month) &&
    back.getUTCDate() === Number(date) &&
    back.getUTCHours() === Number(hour) &&
    back.getUTCMinutes() === Number(minute)
  if (!isReal) return { time: null }
  const time = utc + (isLeapSecond ? 1000 : 0) + Math.floor(Number(`0.${fraction}`) * 1000) - zoneOffset(zone)
  return zone === undefined ? { time, zoneless: true } : { time }
}

function zoneOffset(zone: string | undefined): number {
  if (zone === undefined || /^[zu]/i.test(zone)) return 0
  const sign = zone.startsWith('-') ? -1 : 1
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(3).replace(':', '') || '0')
  return sign * (hours * 60 + minutes) * 60_000
}
