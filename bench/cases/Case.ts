import type { Browser } from 'playwright'
import type { FakeFleet } from '../fakeFleet.ts'
import type { Options } from '../options.ts'
import type { Site } from '../serve.ts'

export type SideName = 'ours' | 'limit' | 'peer'

export interface Bench {
  browser: Browser
  fleet: FakeFleet
  options: Options
  sites: Record<'ours' | 'login' | 'grid' | 'table' | 'trips' | 'leaflet' | 'sliders', Site>
}

/** Measurements of one visit, by the name of their row. */
export type Figures = Record<string, number>

export interface Case {
  name: string
  /** Visited in turn, round after round. */
  sides: Partial<Record<SideName, () => Promise<Figures>>>
  rounds: number
  /** The peer is visited in the first round only, because one visit takes minutes. */
  peerOnce?: boolean
}
