import type { Browser } from 'playwright'
import type { FakeFleet } from '../fakeFleet.ts'
import type { Options } from '../options.ts'
import type { Site } from '../serve.ts'

/** Which page is measured: ours, the simplest page that can do the same (limit), or a naive page (peer). */
export type SideName = 'ours' | 'limit' | 'peer'

export interface Bench {
  browser: Browser
  fleet: FakeFleet
  options: Options
  sites: Record<'ours' | 'login' | 'grid' | 'table' | 'trips' | 'leaflet' | 'sliders', Site>
}

/** The measurements of one visit; each key is the name of a table row. */
export type Figures = Record<string, number>

export interface Case {
  name: string
  /** For each page (ours, limit, peer), a function that visits it and measures once. Each round calls all of them. */
  sides: Partial<Record<SideName, () => Promise<Figures>>>
  rounds: number
  /** Whether to measure the peer only in the first round, because one visit takes minutes. */
  peerOnce?: boolean
}
