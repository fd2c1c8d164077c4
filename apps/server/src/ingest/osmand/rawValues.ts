import { HttpError } from '../../http/HttpError.ts'
import { parseNumber } from '../../parse/parseNumber.ts'
import { cleanImei } from '../../identities/identityKeys.ts'
import { isPlainObject } from '../../parse/isPlainObject.ts'

/** Data that a phone or gateway sent, not validated and under the field names of its app. */
export type RawRecord = Record<string, unknown>

/** The texts that apps send when a value is unknown. */
const noValues = new Set(['', 'null', 'nan', 'none', 'undefined'])

export function hasValue(value: unknown): boolean {
  if (typeof value === 'string') return !noValues.has(value.trim().toLowerCase())
  return value !== undefined && value !== null
}

/** Returns the first value that is present under one of these names. */
export function firstValue(record: RawRecord, names: readonly string[]): unknown {
  return names.map((name) => record[name]).find(hasValue)
}

/**
 * Reads a number from a JSON value or a text, also with a decimal comma. Returns null if it is missing, and NaN if it is
 * not a finite number.
 */
export function readNumber(value: unknown): number | null {
  if (!hasValue(value)) return null
  if (typeof value === 'string') return finite(parseNumber(value, true) ?? Number.NaN)
  return typeof value === 'number' ? finite(value) : Number.NaN
}

/** Reads an optional number. Returns null if it is missing, unreadable or out of range. */
export function readInRange(value: unknown, lowest: number, highest: number): number | null {
  const read = readNumber(value)
  return read !== null && read >= lowest && read <= highest ? read : null
}

/** PostgreSQL rejects a number that is smaller than its type `real` can hold, so a smaller one becomes 0. */
const SMALLEST = 1e-30

function finite(value: number): number {
  if (!Number.isFinite(value)) return Number.NaN
  return Math.abs(value) < SMALLEST ? 0 : value
}

/** An error 400 that names the wrong field, to help the person who configures the phone. */
export class FieldError extends HttpError {
  readonly field: string

  constructor(field: string, fault: 'missing' | 'unreadable' | 'encrypted') {
    super(400, ({ ingest }) => ingest[`${fault}In`](field), {
      errors: { [field]: [({ ingest }) => ingest[fault]] },
    })
    this.field = field
  }
}

/** The identity of a device may contain only printable ASCII, because the server stores, displays and logs it. */
const identity = /^[\x20-\x7e]{1,64}$/

const identityFields = ['id', 'deviceid', 'deviceId', 'device_id', 'imei']

/** Returns the device identity in one item of a request. Ignores the `id` of a GeoJSON feature. */
export function identityIn(record: RawRecord): unknown {
  return firstValue(isPlainObject(record.properties) ? record.properties : record, identityFields)
}

/** Returns a valid identity (for example an IMEI without spaces). Throws 400 if the identity is missing or invalid. */
export function readIdentity(id: unknown, field = 'id'): string {
  if (id === undefined || id === null) throw new FieldError(field, 'missing')
  const text = typeof id === 'number' && Number.isSafeInteger(id) ? String(id) : id
  const imei = typeof text === 'string' && !/\p{Cc}/u.test(text.trim()) ? cleanImei(text) : ''
  if (!identity.test(imei)) throw new FieldError(field, 'unreadable')
  return imei
}
