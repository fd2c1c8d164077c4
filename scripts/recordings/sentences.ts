import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** A message of a tracker, with the content that was published with it. */
export interface Sentence {
  n: number
  bytes: Buffer
  /** The expected content: positions, one or several other values, anything (`notnull`), or nothing (`null`). */
  expect: 'position' | 'positions' | 'attribute' | 'attributes' | 'notnull' | 'null'
  position?: { time_utc: string; valid: boolean; lat: number; lon: number }
}

/** A line of the file with the published messages. */
interface Line extends Omit<Sentence, 'bytes'> {
  protocol: string
  payload: string
}

/** Reads the published messages of a binary protocol; returns an empty array if the file is missing. */
export function readSentences(root: string, protocol: string): Sentence[] {
  const path = join(root, 'protocol/traccar_sentences.ndjson.gz')
  if (!existsSync(path)) return []
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n')
  return lines.flatMap((line) => {
    const { protocol: own, payload, ...published }: Line = JSON.parse(line)
    return own === protocol ? [{ ...published, bytes: Buffer.from(payload, 'hex') }] : []
  })
}
