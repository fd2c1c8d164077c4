import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openRecording } from '../recordings/openRecording.ts'
import { prepareImport } from '../recordings/prepareImport.ts'
import { collectRecording } from '../recordings/Recording.ts'
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

/** Reads and cleans a recording as an import does, for a device of this name if the file names none. */
export async function prepareFixture(
  path: string,
  options: Partial<ReadingOptions> = {},
  device: string | undefined = 'X',
): Promise<ReturnType<typeof prepareImport>> {
  const recording = await collectRecording(await openRecording(path, { now, ...options }))
  return prepareImport(basename(path), recording, device)
}
