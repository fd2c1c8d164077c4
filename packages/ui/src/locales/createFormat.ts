import type { Language, UiTexts } from './UiTexts.ts'

/** A moment: a date, an ISO text or milliseconds; null, undefined and nonsense are shown as a dash. */
export type Moment = Date | string | number | null | undefined

/** What stands where there is no value. */
export const noValue = '—'

const nbsp = '\u00A0'
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

function toDate(moment: Moment): Date | null {
  if (moment === null || moment === undefined || moment === '') return null
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? null : date
}

function shown(moment: Moment, text: (date: Date) => string): string {
  const date = toDate(moment)
  return date ? text(date) : noValue
}

/** Everything that turns numbers and moments into text; times always carry their zone. */
export interface Format {
  /** IANA name; undefined is the browser's own. */
  timeZone: string | undefined
  number: (value: number | null | undefined) => string
  /** Kilometres, at most two decimals. */
  distance: (kilometres: number | null | undefined) => string
  /** Kilometres an hour, at most two decimals. */
  speed: (kilometresAnHour: number | null | undefined) => string
  date: (moment: Moment) => string
  /** The short name of the day: Kam. */
  weekday: (moment: Moment) => string
  /** Hours, minutes and seconds with the zone: 07.24.10 WIB. */
  time: (moment: Moment) => string
  dateTime: (moment: Moment) => string
  /** How long ago, in the largest full unit. */
  age: (moment: Moment, now?: number) => string
}

/** A formatter costs milliseconds to make, and a page such as sign-in formats nothing. */
function onFirstUse<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined
  return () => (made ??= make())
}

/** Formats of a language and a time zone (undefined: the browser's); numbers and dates by Intl, the zone as WIB, WITA or WIT. */
export function createFormat(
  language: Language,
  timeZone: string | undefined,
  texts: Pick<UiTexts, 'units' | 'age'>,
): Format {
  const locale = language === 'en' ? 'en-GB' : 'id-ID'
  const numbers = onFirstUse(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
  const dates = onFirstUse(
    () => new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short', year: 'numeric' }),
  )
  const weekdays = onFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short' }))
  const times = onFirstUse(
    () =>
      new Intl.DateTimeFormat(locale, {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hourCycle: 'h23',
      }),
  )
  // Only the Indonesian locale names its zones WIB, WITA and WIT.
  const zones = onFirstUse(() => new Intl.DateTimeFormat('id-ID', { timeZone, timeZoneName: 'short' }))

  const number = (value: number | null | undefined) =>
    typeof value === 'number' && Number.isFinite(value) ? numbers().format(value) : noValue
  const withUnit = (value: number | null | undefined, unit: string) => {
    const text = number(value)
    return text === noValue ? noValue : `${text}${nbsp}${unit}`
  }
  const zoneOf = (date: Date) =>
    zones()
      .formatToParts(date)
      .find((part) => part.type === 'timeZoneName')?.value ?? ''
  const timeOf = (date: Date) => `${times().format(date)}${nbsp}${zoneOf(date)}`

  return {
    timeZone,
    number,
    distance: (value) => withUnit(value, texts.units.distance),
    speed: (value) => withUnit(value, texts.units.speed),
    date: (moment) => shown(moment, (date) => dates().format(date)),
    weekday: (moment) => shown(moment, (date) => weekdays().format(date)),
    time: (moment) => shown(moment, timeOf),
    dateTime: (moment) => shown(moment, (date) => `${dates().format(date)}, ${timeOf(date)}`),
    age: (moment, now = Date.now()) =>
      shown(moment, (date) => {
        const passed = now - date.getTime()
        if (passed < second) return texts.age.now
        if (passed < minute) return texts.age.seconds(Math.floor(passed / second))
        if (passed < hour) return texts.age.minutes(Math.floor(passed / minute))
        if (passed < day) return texts.age.hours(Math.floor(passed / hour))
        return texts.age.days(Math.floor(passed / day))
      }),
  }
}
