import type { Browser } from 'playwright'
import type { FakeFleet } from '../fakeFleet.ts'
import type { DatabaseName } from '../load/databases.ts'
import type { Protocol } from '../load/senders.ts'
import type { Site } from '../serve.ts'

/** Which page is measured: ours, or the simplest page that can do the same (limit). */
export type SideName = 'ours' | 'limit'

export interface Options {
  /** The numbers of rows and points with which to measure. */
  sizes: number[]
  /** Number of rounds; the result is their median. */
  rounds: number
  /** Duration of a measured load on the server; a warm-up of a quarter of this time comes before it. */
  seconds: number
  /** The databases of the server. */
  databases: DatabaseName[]
  /** The protocols in which trackers report. */
  protocols: readonly Protocol[]
}

export interface Bench {
  browser: Browser
  fleet: FakeFleet
  options: Options
  sites: Record<'ours' | 'login' | 'grid' | 'trips' | 'sliders', Site>
}

/** The measurements of one visit; each key is the name of a table row. */
export type Figures = Record<string, number>

export interface Case {
  name: string
  /** For each page (ours, limit), a function that visits it and measures once. Each round calls all of them. */
  sides: Partial<Record<SideName, () => Promise<Figures>>>
  rounds: number
}
