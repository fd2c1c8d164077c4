import { HttpError } from '../../http/HttpError.ts'
import { parseNumber } from '../../parse/parseNumber.ts'

/** Unvalidated data of a phone or gateway, under the names that its app uses. */
export type RawRecord = Record<string, unknown>

/** Texts that apps send for an unknown value. */
const noValues = new Set(['', 'null', 'nan', 'none', 'undefined'])

/** Checks whether a value is present and not a text for "unknown". */
export function hasValue(value: unknown): boolean {
  if (typeof value === 'string') return !noValues.has(value.trim().toLowerCase())
  return value !== undefined && value !== null
}

/** Returns the first value found under these names. */
export function firstValue(record: RawRecord, names: readonly string[]): unknown {
  return names.map((name) => record[name]).find(hasValue)
}

/** Reads a number from JSON or text: null if missing, NaN if not a finite number. */
export function readNumber(value: unknown): number | null {
  if (!hasValue(value)) return null
  if (typeof value === 'string') return finite(parseNumber(value) ?? Number.NaN)
  return typeof value === 'number' ? finite(value) : Number.NaN
}

/** Reads an optional number: null if missing, unreadable or out of range. */
export function readInRange(value: unknown, lowest: number, highest: number): number | null {
  const read = readNumber(value)
  return read !== null && read >= lowest && read <= highest ? read : null
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.NaN
}

/** Returns a 400 error that names the parameter, for the person who configures the phone. */
export function fieldError(field: string, fault: 'missing' | 'unreadable' | 'encrypted'): HttpError {
  return new HttpError(400, ({ ingest }) => ingest[`${fault}In`](field), {
    errors: { [field]: [({ ingest }) => ingest[fault]] },
  })
}
