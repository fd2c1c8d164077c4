import { DateTime, type Zone } from 'luxon'
import { earliestTime, epochTime } from '../parse/parseTime.ts'
import { RecordingError } from './RecordingError.ts'

/** Why a time in a file is not used; the values are reasons of refusal. */
export const timeProblems = [
  'time-unreadable',
  'time-incomplete',
  'time-ambiguous',
  'time-future',
  'time-impossible',
] as const
export type TimeProblem = (typeof timeProblems)[number]

export interface TimeOptions {
  /** Zone of the times that name none: an IANA name such as `Asia/Jakarta`. */
  zone?: string
  /** Order of day and month (`dmy`, `mdy`), or a format in Luxon's tokens, such as `dd/MM/yyyy HH:mm:ss`. */
  timeFormat?: string
  /** Whether to move times by multiples of 1,024 weeks, so that they lie in the last 1,024 weeks. */
  rollover?: boolean
  /** The current time; later times in a file are invalid. */
  now: number
}

export interface ReadTime {
  /** Milliseconds since 1970; null for an empty or invalid text. */
  time: number | null
  problem?: TimeProblem
  /** True for a leap second, which has the time of the following second. */
  isLeapSecond?: boolean
  /** True if the time is probably wrong by a multiple of 1,024 weeks. */
  isRolledOver?: boolean
}

const DAY = 86_400_000
/** A GPS receiver counts the weeks from 0 to 1,023; an old one takes the current week for an earlier one. */
const ROLLOVER = 1024 * 7 * DAY
/** A time that a rollover puts into this period before now is probably rolled over. */
const RECENT = 730 * DAY

const names = String.raw`(?:\p{L}{3,9},?\s+)?`
const clock = String.raw`(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:[:.](?<second>\d{2})(?:[.,](?<fraction>\d+))?)?(?:\s*(?<half>[AP])\.?M\.?)?`
const zone = String.raw`(?:\s*(?<zone>Z|WITA|WIB|WIT|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|UTC|GMT))?`
const dates = [
  String.raw`(?<year>\d{4})(?<separator>[-/.])(?<month>\d{1,2})\k<separator>(?<day>\d{1,2})`,
  String.raw`(?<first>\d{1,2})(?<separator>[-/.])(?<other>\d{1,2})\k<separator>(?<year>\d{4})`,
  String.raw`(?<day>\d{1,2})[\s-](?<name>\p{L}{3,9})\.?[\s-](?<year>\d{4})`,
  String.raw`(?<name>\p{L}{3,9})\.?\s(?<day>\d{1,2}),?\s(?<year>\d{4})`,
]
const shapes = [
  ...dates.map((date) => new RegExp(`^${names}${date}(?:T|,?\\s+)${clock}${zone}$`, 'iu')),
  new RegExp(
    String.raw`^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})[T ]?(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})(?:[.,](?<fraction>\d+))?${zone}$`,
    'iu',
  ),
]
const dateOnly = dates.map((date) => new RegExp(`^${names}${date}$`, 'iu'))
const clockOnly = new RegExp(`^${clock}$`, 'iu')
const compactClock = /^(\d{2})(\d{2})(\d{2})(\.\d+)?$/
const compactDate = /^(\d{4})(\d{2})(\d{2})$/
/** Seconds have 9 or 10 digits, milliseconds 12 or 13, microseconds 15 or 16. */
const epoch = /^(?:\d{9,10}|\d{12,13}|\d{15,16})(?:\.\d+)?$/
/** Days since 30 December 1899, as a spreadsheet stores a date. */
const serial = /^(\d{5})(?:[.,](\d+))?$/
const dayFraction = /^0?[.,]\d+$|^0$/
/** Hours of the zones of Indonesia, which reports name by their abbreviation. */
const abbreviations: Record<string, number> = { WIB: 7, WITA: 8, WIT: 9 }

/** Checks whether a text contains a date whose day and month can change places. */
export const undecidedDate = /(?<!\d)\d{1,2}([-/])\d{1,2}\1\d{4}(?!\d)/

/** Reads the times of one file. The whole file has one zone and one order of day and month. */
export class TimeReader {
  private readonly options: TimeOptions
  private readonly lineWord: string
  private readonly zone: Zone | null
  private readonly format: string | null
  private order: 'dmy' | 'mdy' | null = null
  private readonly isScan: boolean
  /** Offset of each local day in minutes; NaN for a day around which the offset changes. */
  private readonly offsets = new Map<number, number>()

  /** With `isScan`, the reader only finds the order of day and month; the times that it returns are not used. */
  constructor(options: TimeOptions, lineWord: string, isScan = false) {
    this.options = options
    this.lineWord = lineWord
    this.isScan = isScan
    const { timeFormat, zone: zoneName } = options
    if (timeFormat === 'dmy' || timeFormat === 'mdy') this.order = timeFormat
    this.format = timeFormat === undefined || this.order !== null ? null : timeFormat
    this.zone = zoneName === undefined ? null : DateTime.fromMillis(0, { zone: zoneName }).zone
    if (this.zone?.isValid === false) throw new RecordingError(unknownZone(zoneName ?? ''))
  }

  /** Takes over the order of day and month that a scan of the whole file found. */
  adoptOrder(scan: TimeReader): void {
    this.order ??= scan.order
  }

  get isOrderKnown(): boolean {
    return this.order !== null
  }

  /** Reads a time of a line; throws `RecordingError` if the user must name the zone or the order of day and month. */
  read(text: string, line: number, isUtc = false): ReadTime {
    const trimmed = text.trim()
    if (trimmed === '') return { time: null }
    if (this.format !== null) return this.readFormat(trimmed, this.format, line, isUtc)
    if (epoch.test(trimmed)) return this.check(epochTime(trimmed))
    const days = serial.exec(trimmed)
    if (days !== null) {
      return days[2] === undefined
        ? { time: null, problem: 'time-incomplete' }
        : this.local(serialTime(trimmed, days[2].length), trimmed, line, isUtc)
    }
    for (const shape of shapes) {
      const parts = shape.exec(trimmed)?.groups
      if (parts !== undefined) return this.readParts(parts, trimmed, line, isUtc)
    }
    const isIncomplete = clockOnly.test(trimmed) || dateOnly.some((shape) => shape.test(trimmed))
    return { time: null, problem: isIncomplete ? 'time-incomplete' : 'time-unreadable' }
  }

  /** Checks whether a text has the form of a date or time; a bare number does not count. */
  looksLikeTime(text: string): boolean {
    const trimmed = text.trim()
    return (
      [...shapes, ...dateOnly].some((shape) => shape.test(trimmed)) ||
      /^\d{1,2}:\d{2}(?::\d{2})?$/.test(trimmed)
    )
  }

  /** Joins a date and a time of day from two columns. A time that has its own date stays as it is. */
  join(date: string, time: string): string {
    if (this.format !== null) return `${date} ${time}`.trim()
    if (date === '') return time
    if (dayFraction.test(time) && serial.test(date))
      return String(Number(date) + Number(time.replace(',', '.')))
    const compact = compactClock.exec(time)
    const day = compactDate.exec(date)?.slice(1).join('-') ?? date
    if (compact !== null) return `${day} ${compact.slice(1, 4).join(':')}${compact[4] ?? ''}`
    // The zone can follow the time of day.
    return time === '' || /^\d{1,2}[:.]\d{2}(?!\d)/.test(time) ? `${day} ${time}`.trim() : time
  }

  private place(line: number): string {
    return `${this.lineWord} ${String(line)}`
  }

  private readParts(
    parts: Record<string, string | undefined>,
    text: string,
    line: number,
    isUtc: boolean,
  ): ReadTime {
    const unreadable: ReadTime = { time: null, problem: 'time-unreadable' }
    const dayAndMonth = this.readDay(parts, text, line)
    const hour = readHour(Number(parts['hour']), parts['half'])
    if (dayAndMonth === null || hour === null) return this.isScan ? { time: null } : unreadable
    const second = Number(parts['second'] ?? '0')
    const isLeapSecond = second === 60
    const fields = [hour, Number(parts['minute']), isLeapSecond ? 59 : second] as const
    const start = Date.UTC(Number(parts['year']), dayAndMonth.month - 1, dayAndMonth.day, ...fields)
    const back = new Date(start)
    // Date.UTC turns 31 February into a day of March, so this checks that the result has the same fields as the text.
    const isReal =
      back.getUTCMonth() + 1 === dayAndMonth.month &&
      back.getUTCDate() === dayAndMonth.day &&
      back.getUTCHours() === hour &&
      back.getUTCMinutes() === fields[1]
    if (!isReal) return unreadable
    const local =
      start + (isLeapSecond ? 1000 : 0) + Math.floor(Number(`0.${parts['fraction'] ?? '0'}`) * 1000)
    const named = parts['zone']
    const read =
      named === undefined ? this.local(local, text, line, isUtc) : this.check(local - zoneOffset(named))
    return isLeapSecond ? { ...read, isLeapSecond } : read
  }

  private readDay(
    { first, other, separator, name, day, month }: Record<string, string | undefined>,
    text: string,
    line: number,
  ): { day: number; month: number } | null {
    if (name !== undefined) {
      const found = monthOf(name)
      return found === null ? null : { day: Number(day), month: found }
    }
    if (first === undefined) return { day: Number(day), month: Number(month) }
    const [one, two] = [Number(first), Number(other)]
    // Dates with dots have the day first in every country that writes them.
    const order = separator === '.' ? 'dmy' : this.findOrder(one, two)
    if (order === null) {
      if (this.isScan) return null
      throw new RecordingError(undecided(text, this.place(line)))
    }
    return order === 'dmy' ? { day: one, month: two } : { day: two, month: one }
  }

  private findOrder(one: number, two: number): 'dmy' | 'mdy' | null {
    if (this.order === null && this.isScan) {
      if (one > 12) this.order = 'dmy'
      else if (two > 12) this.order = 'mdy'
    }
    return this.order
  }

  private readFormat(text: string, format: string, line: number, isUtc: boolean): ReadTime {
    // setZone keeps an offset of the text. Without an offset, the time is local.
    const parsed =
      ['en', 'id']
        .map((locale) => DateTime.fromFormat(text, format, { zone: 'UTC', setZone: true, locale }))
        .find(({ isValid }) => isValid) ?? null
    if (parsed === null) return { time: null, problem: 'time-unreadable' }
    const hasOwnZone = /z|Z|X|x/.test(format.replaceAll(/'[^']*'/g, ''))
    return hasOwnZone
      ? this.check(parsed.toMillis())
      : this.local(parsed.setZone('UTC', { keepLocalTime: true }).toMillis(), text, line, isUtc)
  }

  /** Converts a local time, given as if it were UTC. */
  private local(local: number, text: string, line: number, isUtc: boolean): ReadTime {
    if (isUtc) return this.check(local)
    if (this.zone === null) {
      if (this.isScan) return { time: null }
      throw new RecordingError(zoneless(text, this.place(line)))
    }
    const offset = this.offsetOf(local, this.zone)
    return offset === null ? { time: null, problem: 'time-ambiguous' } : this.check(local - offset * 60_000)
  }

  /** Returns the offset of a local time in minutes; null if the clock skips or repeats this time. */
  private offsetOf(local: number, own: Zone): number | null {
    const day = Math.floor(local / DAY)
    let known = this.offsets.get(day)
    if (known === undefined) {
      const [before, after] = [own.offset((day - 1) * DAY), own.offset((day + 2) * DAY)]
      known = before === after ? before : Number.NaN
      this.offsets.set(day, known)
    }
    if (!Number.isNaN(known)) return known
    const possible = new Set([own.offset((day - 1) * DAY), own.offset((day + 2) * DAY)])
    const real = [...possible].filter((offset) => own.offset(local - offset * 60_000) === offset)
    return real.length === 1 ? (real[0] ?? null) : null
  }

  private check(read: number): ReadTime {
    const { now, rollover } = this.options
    const time = rollover === true ? read - Math.ceil((read - now - DAY) / ROLLOVER) * ROLLOVER : read
    if (time > now + DAY) {
      const moved = time - Math.ceil((time - now - DAY) / ROLLOVER) * ROLLOVER
      return { time: null, problem: 'time-future', isRolledOver: moved > now - RECENT }
    }
    if (time < earliestTime) return { time: null, problem: 'time-impossible' }
    const later = time + ROLLOVER
    return later > now - RECENT && later <= now + DAY ? { time, isRolledOver: true } : { time }
  }
}

/** Converts days since 30 December 1899; fewer than eight decimals are not exact to the millisecond. */
function serialTime(text: string, decimals: number): number {
  const precision = decimals < 8 ? 1000 : 1
  const ms = (Number(text.replace(',', '.')) - 25_569) * DAY
  return Math.round(ms / precision) * precision
}

function readHour(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
}

const months = new Map(
  ['en', 'id'].flatMap((locale) =>
    (['short', 'long'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index) => {
        const name = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(
          Date.UTC(2026, index, 1),
        )
        return [name.toLowerCase(), index + 1] as const
      }),
    ),
  ),
)
// Both abbreviations of Agustus, and Sept, are common.
for (const [name, month] of [
  ['agt', 8],
  ['ags', 8],
  ['agu', 8],
  ['sept', 9],
  ['nop', 11],
] as const)
  months.set(name, month)

function monthOf(name: string): number | null {
  return months.get(name.toLowerCase()) ?? null
}

/** Returns the offset of a zone in a text, in milliseconds. */
function zoneOffset(text: string): number {
  const hours = abbreviations[text.toUpperCase()]
  if (hours !== undefined) return hours * 3_600_000
  const match = /([+-])(\d{1,2}):?(\d{2})?$/.exec(text)
  if (match === null) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? '0')
  return (match[1] === '-' ? -1 : 1) * minutes * 60_000
}

function zoneless(text: string, place: string): string {
  return (
    `Waktu "${shown(text)}" (${place}) tidak menyebut zona waktu. Sebutkan zonanya dengan --zone: ` +
    'Asia/Jakarta (WIB), Asia/Makassar (WITA), Asia/Jayapura (WIT), atau UTC.'
  )
}

function undecided(text: string, place: string): string {
  return (
    `Tanggal "${shown(text)}" (${place}) dapat berarti hari/bulan atau bulan/hari. ` +
    'Sebutkan urutannya dengan --time-format dmy (hari dulu) atau --time-format mdy (bulan dulu).'
  )
}

export function unknownZone(name: string): string {
  return `Zona waktu "${shown(name)}" (--zone) tidak dikenal; contohnya Asia/Jakarta, Asia/Makassar, Asia/Jayapura, UTC.`
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
