import { describe, expect, it } from 'vitest'
import { quietUntil } from './zonedTime.ts'

const until = (from: string, to: string, zone: string, now: string) => {
  const end = quietUntil({ quiet: { on: true, from, to }, zone }, Date.parse(now))
  return end === null ? null : new Date(end).toISOString()
}

describe('quiet hours', () => {
  it('quiet hours can cross midnight in the time zone of the user', () => {
    expect(until('22:00', '05:00', 'Asia/Jakarta', '2026-11-21T14:59:59Z')).toBeNull()
    expect(until('22:00', '05:00', 'Asia/Jakarta', '2026-11-21T15:00:00Z')).toBe('2026-11-21T22:00:00.000Z')
    expect(until('22:00', '05:00', 'Asia/Jakarta', '2026-11-21T21:59:59Z')).toBe('2026-11-21T22:00:00.000Z')
    expect(until('22:00', '05:00', 'Asia/Jakarta', '2026-11-21T22:00:00Z')).toBeNull()
    expect(until('22:00', '05:00', 'Asia/Jayapura', '2026-11-21T13:30:00Z')).toBe('2026-11-21T20:00:00.000Z')
  })

  it('quiet hours may begin and end on the same day', () => {
    expect(until('12:00', '13:30', 'Asia/Makassar', '2026-11-21T04:15:30Z')).toBe('2026-11-21T05:30:00.000Z')
    expect(until('12:00', '13:30', 'Asia/Makassar', '2026-11-21T05:30:00Z')).toBeNull()
  })

  it('quiet hours end at the chosen local time when the clocks change', () => {
    expect(until('22:00', '05:00', 'Europe/Berlin', '2026-03-28T22:00:00Z')).toBe('2026-03-29T03:00:00.000Z')
    expect(until('22:00', '05:00', 'Europe/Berlin', '2026-10-24T21:00:00Z')).toBe('2026-10-25T04:00:00.000Z')
    // In Berlin, daylight saving time begins on 29 March 2026 at 02:00, so 02:30 does not exist in that night.
    expect(until('22:00', '02:30', 'Europe/Berlin', '2026-03-28T22:00:00Z')).toBe('2026-03-29T01:00:00.000Z')
  })

  it('quiet hours have no effect when switched off', () => {
    const quiet = { on: false, from: '00:00', to: '23:59' }
    expect(quietUntil({ quiet, zone: 'Asia/Jakarta' }, 0)).toBeNull()
  })
})
