import type { RefusedPosition } from '@sikud/api'
import { describe, expect, it } from 'vitest'
import { clockLead, zoneHours } from './refusalWords.ts'

const hour = 3_600_000

const refused = (received: string, time: string | null, reason: RefusedPosition['reason'] = 'future') => ({
  received,
  reason,
  time,
  lat: -6.2,
  lng: 106.8,
})

describe('clockLead', () => {
  it('returns the largest lead, since delivery delay only reduces it', () => {
    const lead = clockLead([
      refused('2026-11-20T15:00:40+07:00', '2026-11-20T15:00:00Z'),
      refused('2026-11-20T14:00:01+07:00', '2026-11-20T14:00:00Z'),
    ])
    expect(lead).toBe(7 * hour - 1000)
  })

  it('returns null if no position with a readable time was rejected as `future`', () => {
    expect(clockLead([])).toBeNull()
    expect(clockLead([refused('2026-11-20T15:00:00+07:00', '2026-11-20T22:00:00Z', 'zero')])).toBeNull()
    expect(
      clockLead([refused('2026-11-20T15:00:00+07:00', null), refused('2026-11-20T15:00:00+07:00', 'besok')]),
    ).toBeNull()
  })
})

describe('zoneHours', () => {
  it.each([
    [7 * hour - 1000, 7],
    [8 * hour + 120_000, 8],
    [14 * hour, 14],
  ])('returns the hours of a wrong time zone for %i ms', (lead, hours) => {
    expect(zoneHours(lead)).toBe(hours)
  })

  it.each([4 * 60_000, 7.5 * hour, 15 * hour, 24 * hour])('returns null for %i ms', (lead) => {
    expect(zoneHours(lead)).toBeNull()
  })
})
