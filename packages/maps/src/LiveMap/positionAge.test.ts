import { describe, expect, test } from 'vitest'
import type { LivePosition } from './LivePosition.ts'
import { freshest, freshness, positionAge } from './positionAge.ts'

const now = Date.parse('2026-11-21T08:00:00+07:00')

function position(more: Partial<LivePosition> = {}): LivePosition {
  return { key: '1', lat: -6.2, lng: 106.8, statusText: 'Bergerak', ...more }
}

describe('positionAge', () => {
  test('counts from the recorded time where there is one', () => {
    const age = positionAge(position({ time: '2026-11-21T07:59:48+07:00', changedAt: now }), now)
    expect(age).toEqual({ since: 'recorded', milliseconds: 12_000 })
  })

  test('counts from the last change seen otherwise', () => {
    expect(positionAge(position({ changedAt: now - 40_000 }), now)).toEqual({
      since: 'changed',
      milliseconds: 40_000,
    })
    expect(positionAge(position({ time: 'tadi', changedAt: now - 1000 }), now)?.since).toBe('changed')
  })

  test('is unknown when nothing tells', () => {
    expect(positionAge(position(), now)).toBeNull()
  })

  test('is never negative when the tracker’s clock runs ahead', () => {
    expect(positionAge(position({ time: '2026-11-21T08:05:00+07:00' }), now)?.milliseconds).toBe(0)
  })
})

describe('freshness', () => {
  test.each([
    [0, 'live'],
    [60_000, 'live'],
    [60_001, 'stale'],
    [600_000, 'stale'],
    [600_001, 'old'],
  ] as const)('after %d ms is %s', (age, expected) => {
    expect(freshness(position({ changedAt: now - age }), now)).toBe(expected)
  })

  test('is unknown, not live, without an age', () => {
    expect(freshness(position(), now)).toBe('unknown')
  })
})

test('freshest picks the position renewed last', () => {
  const list = [
    position({ key: 'a', changedAt: now - 9000 }),
    position({ key: 'b', changedAt: now - 4000 }),
    position({ key: 'c' }),
  ]
  expect(freshest(list, now)?.key).toBe('b')
  expect(freshest([], now)).toBeUndefined()
})
