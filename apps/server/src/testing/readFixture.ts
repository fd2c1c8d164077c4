import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openRecording } from '../recordings/openRecording.ts'
import {
  type ReadPoint,
  type ReadingNotes,
  type ReadingOptions,
  type Refusal,
  isRefusal,
} from '../recordings/Reading.ts'

const FIXTURES = new URL('../recordings/fixtures/', import.meta.url)

/** The time that counts as the current time in tests. */
export const now = Date.UTC(2026, 10, 21)

/** Returns the path of a fixture. */
export function fixturePath(name: string): string {
  return fileURLToPath(new URL(name, FIXTURES))
}

/** Writes a recording into a new folder; returns the path of the file. */
export async function writeRecording(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'sikud-recording-')), name)
  await writeFile(path, content)
  return path
}

export interface ReadFixture {
  points: ReadPoint[]
  refusals: Refusal[]
  notes: ReadingNotes
}

/** Reads a whole recording. */
export async function readFixture(path: string, options: Partial<ReadingOptions> = {}): Promise<ReadFixture> {
  const { notes, readings } = await openRecording(path, { now, ...options })
  const points: ReadPoint[] = []
  const refusals: Refusal[] = []
  for await (const reading of readings) {
    if (isRefusal(reading)) refusals.push(reading)
    else points.push(reading)
  }
  return { points, refusals, notes }
}
