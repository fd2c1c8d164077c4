import type { Browser } from 'playwright'
import type { FakeFleet } from '../fakeFleet.ts'
import type { Options } from '../options.ts'
import type { Site } from '../serve.ts'

/** A measured page: ours, the simplest page that can do the same (limit), or a naive page (peer). */
export type SideName = 'ours' | 'limit' | 'peer'

export interface Bench {
  browser: Browser
  fleet: FakeFleet
  options: Options
  sites: Record<'ours' | 'login' | 'grid' | 'table' | 'trips' | 'leaflet' | 'sliders', Site>
}

/** Measurements of one visit, by the name of the table row. */
export type Figures = Record<string, number>

export interface Case {
  name: string
  /** For each side (ours, limit, peer), the visit that measures it once; the sides alternate in each round. */
  sides: Partial<Record<SideName, () => Promise<Figures>>>
  rounds: number
  /** Whether to measure the peer only in the first round, because one visit takes minutes. */
  peerOnce?: boolean
}
