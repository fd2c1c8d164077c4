import { checks } from '../parse/__generated__/checks.ts'
import type { Message } from '../locales/messages.ts'
import { type FieldErrors, malformed, notFound, unprocessable } from './HttpError.ts'

const MAX_RECORD_ID = 2_147_483_647
const MAX_PLACE_ID = 9_999_999_999

/** Parses the id of a record from a URL. Throws 404 if the text cannot be an id. */
export function recordId(text: string): number {
  return parseId(text, MAX_RECORD_ID) ?? fail()
}

/**
 * Parses the id of a place (a province, regency, district or village) from a URL. Throws 404 if the text cannot be an
 * id.
 */
export function placeId(text: string): number {
  return parseId(text, MAX_PLACE_ID) ?? fail()
}

/**
 * Parses an id from a body or a query, where it can be a number or a text. Returns null for a missing id, and 0 for a
 * value that cannot be an id.
 */
export function bodyId(value: number | string | null | undefined): number | null {
  return value === null || value === undefined ? null : (parseId(String(value), MAX_PLACE_ID) ?? 0)
}

function parseId(text: string, largest: number): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id > 0 && id <= largest ? id : null
}

function fail(): never {
  throw notFound()
}

/** Parses an id in a query. Returns 0 for an invalid id, because no record has the id 0. */
export function queryId(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
}

/** Returns the names in the parameter `include`, which selects related records. Callers ignore unknown names. */
export function includes(query: { include?: string }): Set<string> {
  return new Set((query.include ?? '').split(',').map((name) => name.trim()))
}

/** Trims a text; returns null if the text is missing or empty. */
export function textOrNull(value: string | null | undefined): string | null {
  return value?.trim() || null
}

/**
 * Converts a time in a query to ISO 8601 in UTC. Throws 400 for a leap second: the contract accepts it, but JavaScript
 * cannot represent it.
 */
export function parseTimestamp(text: string | undefined, field: string): string | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw malformed({ [field]: [(texts) => texts.field.noSuchTime] })
  return time.toISOString()
}

/** Collects the errors of all fields of a body, so that one response reports them all. */
export class FieldChecks {
  private readonly errors: FieldErrors = {}

  /** Adds an error to a field if `ok` is false; keeps only the first error of each field. */
  expect(ok: boolean, field: string, message: Message): this {
    if (!ok) this.errors[field] ??= [message]
    return this
  }

  /** Rejects texts with invisible characters; a text that equals the stored one in `before` stays valid. */
  expectVisible(texts: Record<string, string | null>, before: object | null = null): this {
    const stored = new Map<string, unknown>(Object.entries(before ?? {}))
    for (const [field, text] of Object.entries(texts)) {
      const isValid = text === null || checks.label.pattern.test(text) || text === stored.get(field)
      this.expect(isValid, field, (catalogue) => catalogue.field.invisible)
    }
    return this
  }

  throwIfAny(): void {
    if (Object.keys(this.errors).length > 0) throw unprocessable(this.errors)
  }
}
