/** What is known of a tile server: how many tiles came, and how many failed since the last that came. */
export interface TileHealth {
  loaded: number
  failures: number
  failed: boolean
}

export type TileEvent = 'loaded' | 'failed' | 'settled' | 'retry'

export const untriedTiles: TileHealth = { loaded: 0, failures: 0, failed: false }

const FIRST_FAILURES = 3
const FAILURES_IN_A_ROW = 16

/** Decides when a tile server has failed: its first answers are errors, or too many in a row later on. */
export function tileHealth(health: TileHealth, event: TileEvent): TileHealth {
  switch (event) {
    case 'retry':
      return untriedTiles
    case 'loaded':
      return { loaded: health.loaded + 1, failures: 0, failed: false }
    case 'failed': {
      const failures = health.failures + 1
      const limit = health.loaded === 0 ? FIRST_FAILURES : FAILURES_IN_A_ROW
      return { ...health, failures, failed: health.failed || failures >= limit }
    }
    default:
      // Answers of 404 raise no error: a map that came to rest without one tile has none to show.
      return health.loaded === 0 ? { ...health, failed: true } : health
  }
}
