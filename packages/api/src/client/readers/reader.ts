import { isObject } from '../httpError.ts'
import { isRecordId } from '../../isRecordId.ts'
import type { Id, Rows } from '../../models.ts'

/** Validates a value of unknown type from a server. Throws an error if it is invalid. */
export type Reader<T> = (value: unknown) => T

/** Has one reader for each field of a type in the contract. */
export type FieldReaders<T> = { [Field in keyof Required<T>]: Reader<T[Field]> }

/** All readers throw the same error object, because creating stack traces took most of the validation time. */
const unusable = new TypeError('The server sent a value that cannot be used.')

/** Reads an id that is safe in a URL. */
export const id: Reader<Id> = (value) => {
  if (!isRecordId(value)) throw unusable
  return value
}

/** Reads a text. Also accepts numbers, because some servers send numeric codes without quotes. */
export const text: Reader<string> = (value) => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  throw unusable
}

/** Reads a number from `least` to `most`. */
export function numberWithin(least: number, most: number): Reader<number> {
  return (value) => {
    if (typeof value !== 'number' || !(value >= least && value <= most)) throw unusable
    return value
  }
}

/** Reads a finite number. */
export const number = numberWithin(-Number.MAX_VALUE, Number.MAX_VALUE)

/** Reads true or false. */
export const flag: Reader<boolean> = (value) => {
  if (typeof value !== 'boolean') throw unusable
  return value
}

/** Reads a value of an enumeration. Accepts any text, because a newer server can have more values. */
export function word<Word extends string>(): Reader<Word> {
  return text as Reader<Word> // oxlint-disable-line typescript/no-unsafe-type-assertion -- any text is accepted
}

/** Returns a reader that replaces an invalid value by `fallback`. */
export function or<T, Fallback>(read: Reader<T>, fallback: Fallback): Reader<T | Fallback> {
  return (value) => {
    try {
      return read(value)
    } catch {
      return fallback
    }
  }
}

/** Returns a reader that replaces an invalid value by null. */
export const orNull = <T>(read: Reader<T>): Reader<T | null> => or(read, null)

/** Returns a reader for an optional field, which replaces an invalid value by undefined. */
export const optional = <T>(read: Reader<T>): Reader<T | undefined> => or(read, undefined)

/** Returns a reader for an optional relation, which keeps null and replaces an invalid value by undefined. */
export const relation = <T>(read: Reader<T>): Reader<T | null | undefined> =>
  optional((value) => (value === null ? null : read(value)))

/** Reads a name or title. Replaces an invalid value by '', which pages show as a dash. */
export const words = or(text, '')

/** Returns a reader for an object with these fields. It keeps fields that it does not know. */
export function record<T extends object>(fields: FieldReaders<T>): Reader<T> {
  const readers = Object.entries<Reader<unknown>>(fields)
  return (value) => {
    if (!isObject(value)) throw unusable
    let result = value
    for (const [name, read] of readers) {
      const before = value[name]
      const after = read(before)
      if (Object.is(before, after)) continue
      // Copies the object only if a value must change, which is rare.
      if (result === value) result = { ...value }
      if (after === undefined) delete result[name]
      else result[name] = after
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field of T was read above
    return result as T
  }
}

/** Returns a reader for a list. It drops invalid rows and counts them in `unreadable`. */
export function rows<T>(read: Reader<T>): Reader<Rows<T>> {
  return (value) => {
    if (!Array.isArray(value)) throw unusable
    const found: T[] = []
    for (const row of value) {
      try {
        found.push(read(row))
      } catch {
        // The invalid rows are counted below.
      }
    }
    const unreadable = value.length - found.length
    return unreadable === 0 ? found : Object.assign(found, { unreadable })
  }
}
