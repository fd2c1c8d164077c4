import { notFound } from './HttpError.ts'

const LARGEST_RECORD = 2_147_483_647
const LARGEST_PLACE = 9_999_999_999

/** The id of a record from a URL; throws 404 for what can be none of ours. */
export function recordId(text: string): number {
  return parse(text, LARGEST_RECORD) ?? fail()
}

/** The id of a place from a URL; throws 404 for what can be none of ours. */
export function placeId(text: string): number {
  return parse(text, LARGEST_PLACE) ?? fail()
}

/** An id from a body, which may be a number or its text: null for none, 0 for what can be none of ours. */
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
