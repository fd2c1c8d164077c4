import { parseNumber } from '../../parse/parseNumber.ts'

/** What a phone or a gateway sends of one thing, under the names that its app uses. */
export type SaidRecord = Record<string, unknown>

/** How apps write that they do not know. */
const unsaid = new Set(['', 'null', 'nan', 'none', 'undefined'])

/** Whether a value says anything. */
export function isSaid(value: unknown): boolean {
  if (typeof value === 'string') return !unsaid.has(value.trim().toLowerCase())
  return value !== undefined && value !== null
}

/** The first of these names under which something is said. */
export function firstSaid(record: SaidRecord, names: readonly string[]): unknown {
  return names.map((name) => record[name]).find(isSaid)
}

/** Reads a number from JSON or from text: null where nothing is said, NaN where it is none that can be reckoned with. */
export function readNumber(value: unknown): number | null {
  if (!isSaid(value)) return null
  if (typeof value === 'string') return finite(parseNumber(value) ?? Number.NaN)
  return typeof value === 'number' ? finite(value) : Number.NaN
}

/** Reads a number that may be missing: null where it is, where it cannot be read, and outside of its limits. */
export function readWithin(value: unknown, lowest: number, highest: number): number | null {
  const read = readNumber(value)
  return read !== null && read >= lowest && read <= highest ? read : null
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.NaN
}
