import { parse } from 'node:querystring'
import { malformed } from '../../http/HttpError.ts'
import type { SaidRecord } from './saidValue.ts'

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

/** Reads the first thousand fields of a form; one that is there twice is a list. */
export function readForm(text: string): SaidRecord {
  return parse(text)
}
