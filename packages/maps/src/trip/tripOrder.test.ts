import type { GpsSession } from '@sikud/api'
import { describe, expect, test } from 'vitest'
import { newestFirst, tripKey } from './tripOrder.ts'

function session(time: string | null, more: Partial<GpsSession> = {}): GpsSession {
  return { start: { time }, end: { time }, distance: 1, speed: 20, points: [], ...more }
}

describe('tripKey', () => {
  test('tripKey returns the id of a session, or the start time if the session has no id', () => {
    expect(tripKey(session('2026-11-19T07:00:00+07:00', { id: 12 }))).toBe('12')
    expect(tripKey(session('2026-11-19T07:00:00+07:00'))).toBe('2026-11-19T07:00:00+07:00')
  })
})

describe('newestFirst', () => {
  test('sorts sessions by start time across time zones and puts invalid start times last', () => {
    const list = [
      session('kemarin'),
      session('2026-11-19T07:00:00+07:00'),
      session('2026-11-19T00:30:00Z'),
      session(null),
    ]
    expect(newestFirst(list).map(({ start }) => start.time)).toEqual([
      '2026-11-19T00:30:00Z',
      '2026-11-19T07:00:00+07:00',
      'kemarin',
      null,
    ])
  })

  test('newestFirst does not change the list that it sorts', () => {
    const list = [session('2026-11-18T07:00:00Z'), session('2026-11-19T07:00:00Z')]
    newestFirst(list)
    expect(list[0]?.start.time).toBe('2026-11-18T07:00:00Z')
  })
})
