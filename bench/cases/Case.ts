import type { Browser } from 'playwright'
import type { FakeFleet } from '../fakeFleet.ts'
import type { Options } from '../options.ts'
import type { Site } from '../serve.ts'

/** Our page, the simplest page that can do the same (limit), and a naive page (peer). */
export type SideName = 'ours' | 'limit' | 'peer'

export interface Bench {
  browser: Browser
  fleet: FakeFleet
  options: Options
  sites: Record<'ours' | 'login' | 'grid' | 'table' | 'trips' | 'leaflet' | 'sliders', Site>
}

/** Measurements of one visit by row name. */
export type Figures = Record<string, number>

export interface Case {
  name: string
  /** The sides, measured alternately in each round. */
  sides: Partial<Record<SideName, () => Promise<Figures>>>
  rounds: number
  /** Measures the peer only in the first round, because one visit takes minutes. */
  peerOnce?: boolean
}
