import { malformed } from '../../HttpError.ts'

/** Apps keep positions while they have no network, and send what they kept at once. */
export const REPORT_LIMIT = 1024 * 1024

/** Reads a body by what it looks like, since apps name its kind wrongly or not at all; undefined for an empty one. */
export function readBody(text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (!/^[[{"]/.test(trimmed)) return readForm(trimmed)
  try {
    return JSON.parse(trimmed)
  } catch {
    throw malformed()
  }
}

/** Reads the fields of a form; of a field that is there twice the last counts. */
export function readForm(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}
