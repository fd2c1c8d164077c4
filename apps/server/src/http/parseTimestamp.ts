import { malformed } from './HttpError.ts'

/** Parses a time of a query to ISO 8601 in UTC; throws 400 for a leap second, which the contract allows. */
export function parseTimestamp(text: string | undefined, field: string): string | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw malformed({ [field]: [(texts) => texts.field.noSuchTime] })
  return time.toISOString()
}
