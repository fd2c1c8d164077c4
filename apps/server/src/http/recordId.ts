import { notFound } from './HttpError.ts'

const LARGEST_RECORD = 2_147_483_647
const LARGEST_PLACE = 9_999_999_999

/** Parses the id of a record from a URL; throws 404 for an impossible id. */
export function recordId(text: string): number {
  return parse(text, LARGEST_RECORD) ?? fail()
}

/** Parses the id of a place from a URL; throws 404 for an impossible id. */
export function placeId(text: string): number {
  return parse(text, LARGEST_PLACE) ?? fail()
}

/** Parses an id from a body, a number or its text; returns null for a missing id and 0 for an impossible one. */
export function bodyId(value: number | string | null | undefined): number | null {
  return value === null || value === undefined ? null : (parse(String(value), LARGEST_PLACE) ?? 0)
}

function parse(text: string, largest: number): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id > 0 && id <= largest ? id : null
}

function fail(): never {
  throw notFound()
}
