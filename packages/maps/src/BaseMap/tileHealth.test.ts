import { describe, expect, test } from 'vitest'
import { type TileEvent, tileHealth, untriedTiles } from './tileHealth.ts'

function after(...events: TileEvent[]) {
  return events.reduce(tileHealth, untriedTiles)
}

function times(count: number, event: TileEvent) {
  return Array.from({ length: count }, () => event)
}

describe('tileHealth', () => {
  test('gives up after the first three failures when nothing came', () => {
    expect(after('failed', 'failed').failed).toBe(false)
    expect(after('failed', 'failed', 'failed').failed).toBe(true)
  })

  test('forgives single failures once tiles came', () => {
    expect(after('loaded', ...times(15, 'failed')).failed).toBe(false)
    expect(after('loaded', ...times(15, 'failed'), 'loaded', ...times(15, 'failed')).failed).toBe(false)
  })

  test('gives up when sixteen in a row fail later on', () => {
    expect(after('loaded', ...times(16, 'failed')).failed).toBe(true)
  })

  test('takes a map at rest without one tile for failed', () => {
    expect(after('settled').failed).toBe(true)
    expect(after('loaded', 'settled').failed).toBe(false)
  })

  test('starts afresh on a retry', () => {
    expect(after('failed', 'failed', 'failed', 'retry')).toEqual(untriedTiles)
  })
})
