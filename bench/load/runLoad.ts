import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { LoopResult, LoopTime } from './closedLoop.ts'
import type { TrackerResult } from './trackers.ts'

/** Seconds between two recorded positions of a tracker. */
export const EVERY_S = 1

/** Trackers that report to the OsmAnd port. */
export interface TrackerLoad {
  reports: string
  api: string
  /** The API token with which the dashboards read live positions. */
  token: string
  /** Number of trackers; `imeisOf` returns their IMEIs. */
  trackers: number
  /** The time of the first position, in seconds since 1970. */
  begin: number
}

/** Users who all read one path of the API. */
export interface ReaderLoad {
  api: string
  path: string
  tokens: readonly string[]
}

const run = promisify(execFile)

/** Runs trackers in a separate process. */
export async function runTrackers(load: TrackerLoad, time: LoopTime): Promise<TrackerResult> {
  return JSON.parse(await inProcess('trackers', { ...load, ...time }))
}

/** Runs readers in a separate process. */
export async function runReaders(load: ReaderLoad, time: LoopTime): Promise<LoopResult> {
  return JSON.parse(await inProcess('readers', { ...load, ...time }))
}

async function inProcess(name: string, job: object): Promise<string> {
  const file = new URL(`${name}.ts`, import.meta.url).pathname
  const { stdout } = await run(process.execPath, [file, JSON.stringify(job)], { maxBuffer: 1e8 })
  return stdout
}
