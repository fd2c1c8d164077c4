import { malformed } from './HttpError.ts'

/** A moment of a query, in UTC. Its format was checked by the contract; what the calendar does not know (a 31 February) was not. */
export function momentOf(text: string | undefined, field: string): string | undefined {
  if (text === undefined) return undefined
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw malformed({ [field]: [(texts) => texts.field.noSuchTime] })
  return moment.toISOString()
}
