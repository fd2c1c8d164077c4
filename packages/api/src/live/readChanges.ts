import { isObject } from '../client/httpError.ts'
import { isRecordId } from '../isRecordId.ts'
import type { LiveChanges, LiveMoves } from '../models.ts'
import { id, optional, record, rows, text, type Reader } from '../client/readers/reader.ts'
import { livePosition } from '../client/readers/trip.ts'

type Column = keyof LiveMoves
type Columns = Partial<Record<Column, unknown[] | null>> & { id: unknown[] }

const isNumber = (value: unknown) => value === null || (typeof value === 'number' && Number.isFinite(value))
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'
const within = (max: number) => (value: unknown) =>
  value === null || (typeof value === 'number' && Math.abs(value) <= max)

/** The largest time that `Date` can represent, in ms before or after 1970. */
const MAX_TIME = 8.64e15

/** Defines for each column which values are valid, and which value replaces an invalid one. */
const columns: Record<Column, { isUsable: (value: unknown) => boolean; fallback: unknown }> = {
  id: { isUsable: isRecordId, fallback: null },
  lat: { isUsable: within(90), fallback: null },
  lng: { isUsable: within(180), fallback: null },
  speed: { isUsable: isNumber, fallback: null },
  heading: { isUsable: isNumber, fallback: null },
  time: { isUsable: within(MAX_TIME), fallback: null },
  statusSince: { isUsable: within(MAX_TIME), fallback: null },
  status: { isUsable: (value) => typeof value === 'string', fallback: '' },
  simulated: { isUsable: (value) => typeof value === 'boolean', fallback: false },
  contact: { isUsable: within(MAX_TIME), fallback: null },
  ignition: { isUsable: (value) => value === null || typeof value === 'boolean', fallback: null },
  alarm: { isUsable: isTextOrNull, fallback: null },
  alarmTime: { isUsable: within(MAX_TIME), fallback: null },
}
const allNames = Object.keys(columns) as Column[] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: `Object.keys` returns the keys as string

const optionalNames: readonly Column[] = ['statusSince', 'contact', 'ignition', 'alarm', 'alarmTime']
/** Returns the names of the columns to read. An older server does not send all of them, and some can be null. */
const namesOf = (value: Partial<Record<Column, unknown>>) =>
  allNames.filter((name) => !optionalNames.includes(name) || (value[name] ?? null) !== null)

/** Reads new positions. Drops rows without a valid id, and replaces other invalid values. */
const moves: Reader<LiveMoves> = (value) => {
  if (!hasColumns(value)) throw new TypeError('The moves are not columns of equal length.')
  // Most events are valid and are not copied, because the client must read 10,000 rows a second.
  const isClean = namesOf(value).every((name) => value[name]?.every(columns[name].isUsable))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every value was checked
  return (isClean ? value : cleaned(value)) as LiveMoves
}

/** Accepts only strings, because `Date.parse` would read a number as a year. */
const serverTime: Reader<string> = (value) => text(typeof value === 'string' ? value : null)

/** Reads the changes in an event. Returns undefined if the event is invalid. */
export const readChanges = optional(
  record<LiveChanges>({ time: serverTime, moved: moves, changed: rows(livePosition), removed: rows(id) }),
)

function hasColumns(value: unknown): value is Columns {
  if (!isObject(value)) return false
  const { id: ids } = value
  return (
    Array.isArray(ids) &&
    namesOf(value).every((name) => {
      const column = value[name]
      return Array.isArray(column) && column.length === ids.length
    })
  )
}

function cleaned(value: Columns) {
  const isKept = value.id.map(isRecordId)
  return Object.fromEntries(
    namesOf(value).map((name) => {
      const { isUsable, fallback } = columns[name]
      const kept = (value[name] ?? []).filter((_, index) => isKept[index])
      return [name, kept.map((each) => (isUsable(each) ? each : fallback))]
    }),
  )
}
