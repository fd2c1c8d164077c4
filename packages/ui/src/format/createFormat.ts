import { formatTag, type FormatTexts, formatTexts, textLanguage } from './formatTexts.ts'

/** A date, an ISO text or ms since 1970. Null, undefined and invalid dates are shown as a dash. */
export type DateInput = Date | string | number | null | undefined

/** The text that is shown for a missing value. */
export const noValue = '—'

const NBSP = '\u00A0'
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Formats numbers and times as text. Times of day include their zone, except those of `clock`. */
export interface Format {
  /** IANA time zone; undefined for that of the browser. */
  timeZone: string | undefined
  number: (value: number | null | undefined) => string
  /** Formats a whole number. */
  count: (value: number) => string
  /** Formats kilometres with at most two decimals, such as 18,4 km. */
  distance: (km: number | null | undefined) => string
  /** Formats kilometres an hour with at most one decimal, such as 87,5 km/jam. */
  speed: (kmh: number | null | undefined) => string
  /** The unit of speed: km/jam. */
  speedUnit: string
  /** Formats degrees with five decimals and a decimal point, such as -6.20880, 106.84560. */
  coordinates: (lat: number, lng: number) => string
  /** Formats a day with its year, such as 19 Nov 2026. */
  date: (date: DateInput) => string
  /** Formats a day with its weekday, such as Kam, 19 Nov. The year is added unless it is the current one. */
  day: (date: DateInput) => string
  /** Formats a day without its year, such as 19 Nov. */
  shortDay: (date: DateInput) => string
  /** Returns the short name of the weekday, such as Kam. */
  weekday: (date: DateInput) => string
  /** Formats hours, minutes and seconds with the zone, such as 07.24.10 WIB. */
  time: (date: DateInput) => string
  /** Formats hours and minutes, such as 07.24. The zone is not included, so show it nearby. */
  clock: (date: DateInput) => string
  /** Returns the short name of the zone at that time, such as WIB. */
  zone: (date: DateInput) => string
  dateTime: (date: DateInput) => string
  /** Returns the current time in ms since 1970, by the clock of the `LocaleProvider`. */
  now: () => number
  /** Formats the time since a date in the largest full unit, such as 3 mnt lalu. */
  age: (date: DateInput, now?: number) => string
  /** Formats an age in milliseconds. A negative age is "baru saja". */
  ageOf: (ms: number) => string
}

/** Creates an Intl formatter when it is first used. Each formatter costs milliseconds, and few pages need all. */
function lazy<Formatter>(create: () => Formatter): () => Formatter {
  let created: Formatter | undefined
  return () => (created ??= create())
}

function orNoValue(input: DateInput, text: (date: Date) => string): string {
  if (input === null || input === undefined || input === '') return noValue
  const date = new Date(input)
  return Number.isNaN(date.getTime()) ? noValue : text(date)
}

function formatNumber(
  value: number | null | undefined,
  formatter: () => Intl.NumberFormat,
  unit?: string,
): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return noValue
  const text = formatter().format(value)
  return unit === undefined ? text : `${text}${NBSP}${unit}`
}

/**
 * Creates the formats of a language (a BCP 47 tag) and a time zone; undefined means the zone of the browser. The names
 * of the Indonesian time zones are WIB, WITA and WIT in every language. `now` is the clock of ages and of the current
 * year.
 */
export function createFormat(
  language: string,
  timeZone: string | undefined,
  texts: FormatTexts = formatTexts[textLanguage(language)],
  now: () => number = Date.now,
): Format {
  const locale = formatTag(language)
  const numbers = (maximumFractionDigits: number) =>
    lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits }))
  const times = (options: Intl.DateTimeFormatOptions, zoneLocale = locale) =>
    lazy(() => new Intl.DateTimeFormat(zoneLocale, { timeZone, hourCycle: 'h23', ...options }))
  const [whole, oneDecimal, twoDecimals] = [numbers(0), numbers(1), numbers(2)]
  const degrees = lazy(
    () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 5, maximumFractionDigits: 5 }),
  )
  const dates = times({ day: 'numeric', month: 'short', year: 'numeric' })
  const days = times({ weekday: 'short', day: 'numeric', month: 'short' })
  const shortDays = times({ day: 'numeric', month: 'short' })
  const daysOfYear = times({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  const weekdays = times({ weekday: 'short' })
  const years = times({ year: 'numeric' })
  const minutes = times({ hour: '2-digit', minute: '2-digit' })
  const seconds = times({ hour: '2-digit', minute: '2-digit', second: '2-digit' })
  // Only the Indonesian locale has the names WIB, WITA and WIT.
  const zones = times({ timeZoneName: 'short' }, 'id-ID')

  const zone = (date: Date) =>
    zones()
      .formatToParts(date)
      .find((part) => part.type === 'timeZoneName')?.value ?? ''
  const time = (date: Date) => `${seconds().format(date)}${NBSP}${zone(date)}`
  const day = (date: Date) => {
    const isThisYear = years().format(date) === years().format(now())
    return (isThisYear ? days() : daysOfYear()).format(date)
  }
  const ageOf = (ms: number) => {
    if (ms < SECOND_MS) return texts.age.now
    if (ms < MINUTE_MS) return texts.age.seconds(Math.floor(ms / SECOND_MS))
    if (ms < HOUR_MS) return texts.age.minutes(Math.floor(ms / MINUTE_MS))
    if (ms < DAY_MS) return texts.age.hours(Math.floor(ms / HOUR_MS))
    return texts.age.days(Math.floor(ms / DAY_MS))
  }

  return {
    timeZone,
    number: (value) => formatNumber(value, twoDecimals),
    count: (value) => formatNumber(value, whole),
    distance: (km) => formatNumber(km, twoDecimals, texts.units.distance),
    speed: (kmh) => formatNumber(kmh, oneDecimal, texts.units.speed),
    speedUnit: texts.units.speed,
    coordinates: (lat, lng) => `${degrees().format(lat)}, ${degrees().format(lng)}`,
    date: (input) => orNoValue(input, (date) => dates().format(date)),
    day: (input) => orNoValue(input, day),
    shortDay: (input) => orNoValue(input, (date) => shortDays().format(date)),
    weekday: (input) => orNoValue(input, (date) => weekdays().format(date)),
    time: (input) => orNoValue(input, time),
    clock: (input) => orNoValue(input, (date) => minutes().format(date)),
    zone: (input) => orNoValue(input, zone),
    dateTime: (input) => orNoValue(input, (date) => `${dates().format(date)}, ${time(date)}`),
    now,
    age: (input, at = now()) => orNoValue(input, (date) => ageOf(at - date.getTime())),
    ageOf,
  }
}
