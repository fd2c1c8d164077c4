import { describe, expect, test } from 'vitest'
import { type TileEvent, tileHealth, untriedTiles } from './watchTiles.ts'

function after(...events: TileEvent[]) {
  return events.reduce(tileHealth, untriedTiles)
}

function times(count: number, event: TileEvent) {
  return Array.from({ length: count }, () => event)
}

describe('tileHealth', () => {
  test('fails after the first three failures without a loaded tile', () => {
    expect(after('failed', 'failed').failed).toBe(false)
    expect(after('failed', 'failed', 'failed').failed).toBe(true)
  })

  test('ignores single failures once tiles have loaded', () => {
    expect(after('loaded', ...times(15, 'failed')).failed).toBe(false)
    expect(after('loaded', ...times(15, 'failed'), 'loaded', ...times(15, 'failed')).failed).toBe(false)
  })

  test('fails after sixteen failures in a row later', () => {
    expect(after('loaded', ...times(16, 'failed')).failed).toBe(true)
  })

  test('fails if the map is idle without any tile', () => {
    expect(after('settled').failed).toBe(true)
    expect(after('loaded', 'settled').failed).toBe(false)
  })

  test('resets on a retry', () => {
    expect(after('failed', 'failed', 'failed', 'retry')).toEqual(untriedTiles)
  })
})
