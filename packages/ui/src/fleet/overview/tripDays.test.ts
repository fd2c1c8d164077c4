import { sessions } from '@sikud/api/fixtures'
import { describe, expect, test } from 'vitest'
import { createFormat } from '../../format/createFormat.ts'
import { tripDays } from './tripDays.ts'

const now = Date.parse('2026-11-20T15:00:00+07:00')
const dayIn = (timeZone: string) => createFormat('id', timeZone).date
const trip = (time: string | null, distance = 1) => ({
  start: { time },
  end: { time },
  distance,
  speed: 0,
  points: [],
})

describe('tripDays', () => {
  test('returns seven days that end today', () => {
    const { days } = tripDays([], now, dayIn('Asia/Jakarta'))
    expect(days.map(({ day }) => day.slice(0, 2))).toEqual(['14', '15', '16', '17', '18', '19', '20'])
  })

  test('counts the trips of each day', () => {
    const { days, unreadable } = tripDays(sessions, now, dayIn('Asia/Jakarta'))
    expect(days.map(({ count }) => count)).toEqual([0, 0, 0, 1, 2, 2, 1])
    expect(unreadable).toBe(0)
  })

  test('assigns a trip to a day in the time zone of the user', () => {
    const late = [trip('2026-11-18T16:30:00Z')]
    expect(tripDays(late, now, dayIn('Asia/Jakarta')).days.at(-3)?.count).toBe(1)
    expect(tripDays(late, now, dayIn('Asia/Jayapura')).days.at(-2)?.count).toBe(1)
  })

  test('F20: counts a trip across midnight in both days by its parts, and once in total', () => {
    const part = (from: string, to: string, distance: number) => ({
      ...trip('2026-11-19T16:50:00Z', 11.4),
      id: 1,
      share: { from, to, distance, driving: 60, counted_distance: distance, counted_driving: 60 },
    })
    const parts = [
      part('2026-11-19T17:00:00Z', '2026-11-19T17:09:00Z', 5.4),
      part('2026-11-19T16:50:00Z', '2026-11-19T17:00:00Z', 6),
    ]
    const { days, count } = tripDays(parts, now, dayIn('Asia/Jakarta'))
    expect(days.slice(-2)).toMatchObject([
      { distance: 6, count: 1 },
      { distance: 5.4, count: 1 },
    ])
    expect(count).toBe(1)
  })

  test('returns each day once when a day has 25 hours because the clocks change', () => {
    const afterTheChange = Date.parse('2026-10-26T00:30:00+01:00')
    const { days } = tripDays([], afterTheChange, dayIn('Europe/Berlin'))
    expect(days.map(({ day }) => day.slice(0, 2))).toEqual(['20', '21', '22', '23', '24', '25', '26'])
  })

  test('omits and counts trips without a readable time', () => {
    const { days, unreadable } = tripDays([trip(null), trip('kemarin'), trip('')], now, dayIn('Asia/Jakarta'))
    expect(days.every(({ count }) => count === 0)).toBe(true)
    expect(unreadable).toBe(3)
  })

  test('omits trips older than seven days, and counts an unknown distance as 0', () => {
    const trips = [trip('2026-11-12T10:00:00+07:00', 90), trip('2026-11-20T10:00:00+07:00', Number.NaN)]
    const { days } = tripDays(trips, now, dayIn('Asia/Jakarta'))
    expect(days.at(-1)).toMatchObject({ count: 1, distance: 0 })
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(1)
  })
})
