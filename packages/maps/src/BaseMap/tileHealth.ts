/** State of a tile server: number of loaded tiles, and of failures since the last loaded tile. */
export interface TileHealth {
  loaded: number
  failures: number
  failed: boolean
}

export type TileEvent = 'loaded' | 'failed' | 'settled' | 'retry'

export const untriedTiles: TileHealth = { loaded: 0, failures: 0, failed: false }

const FIRST_FAILURES = 3
const FAILURES_IN_A_ROW = 16

/** Decides that a tile server has failed: its first responses are errors, or too many in a row later. */
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
      // A 404 raises no error event: an idle map without any tile has failed too.
      return health.loaded === 0 ? { ...health, failed: true } : health
  }
}
