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
  it('clockLead returns the most that a device clock was ahead, because late deliveries make it look less', () => {
    const lead = clockLead([
      refused('2026-11-20T15:00:40+07:00', '2026-11-20T15:00:00Z'),
      refused('2026-11-20T14:00:01+07:00', '2026-11-20T14:00:00Z'),
    ])
    expect(lead).toBe(7 * hour - 1000)
  })

  it('clockLead returns null if no position with a readable time was rejected as `future`', () => {
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
    [5.5 * hour, 5.5],
  ])(
    'zoneHours returns the hours of a wrong time zone for a device clock that is %i ms ahead',
    (lead, hours) => {
      expect(zoneHours(lead)).toBe(hours)
    },
  )

  it.each([4 * 60_000, 7.25 * hour, 15 * hour, 24 * hour])(
    'zoneHours returns null for a device clock that is %i ms ahead, which no time zone explains',
    (lead) => {
      expect(zoneHours(lead)).toBeNull()
    },
  )
})
