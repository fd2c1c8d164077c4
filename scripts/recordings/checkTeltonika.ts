import { teltonika } from '../../apps/server/src/ingest/teltonika/teltonika.ts'
import type { Checks } from './Checks.ts'
import { readSentences, type Sentence } from './sentences.ts'

/** Minimum number of messages that are read. It was reached before, so a lower number is a regression. */
const REACHED = 32

/** The bytes before the number of the codec: four zeros and the length. */
const HEAD = 8

const asStated = 'as published'

/** Reads messages of real Teltonika trackers, and compares them with the content that was published with them. */
export function checkTeltonika(root: string, checks: Checks): void {
  const sentences = readSentences(root, 'teltonika')
  if (sentences.length === 0) {
    console.log('!! NO MESSAGES of Teltonika trackers: Teltonika was not checked.')
    return
  }
  const outcomes = Map.groupBy(sentences, outcomeOf)
  for (const [outcome, those] of outcomes) {
    const which = outcome === asStated ? '' : `: ${those.map(({ n }) => n).join(', ')}`
    console.log(`  ${String(those.length).padStart(3)}  ${outcome}${which}`)
  }
  const read = outcomes.get(asStated)?.length ?? 0
  checks.check(
    `Teltonika: ${String(read)} of ${String(sentences.length)} messages decode as published`,
    read >= REACHED,
  )
}

function outcomeOf({ bytes, expect }: Sentence): string {
  const messages = teltonika.createReader().read(bytes)
  const codec = bytes[HEAD] ?? 0
  if (messages === null) return 'wrong checksum or length'
  const positions = messages.flatMap((message) => message.positions)
  if (expect === 'null') return positions.length === 0 ? asStated : 'positions in a message without any'
  if (messages.length === 0) return 'truncated'
  if (positions.length === 0) return `codec ${codec.toString(16)}, which the server does not read`
  const isPlausible = positions.every(
    ({ lat, lng, time }) =>
      Math.abs(lat ?? NaN) <= 90 && Math.abs(lng ?? NaN) <= 180 && (time ?? 0) > Date.UTC(2009),
  )
  return isPlausible ? asStated : 'impossible values'
}
