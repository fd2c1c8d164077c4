import { describe, expect, test } from 'vitest'
import { createFormat } from './createFormat.ts'
import { joinParts, type MarkedTrip, shownPart, tripMarks, tripMarkTexts } from './tripMarks.ts'

const format = createFormat('id', 'Asia/Jakarta')
const trip: MarkedTrip = {
  start: { time: '2026-11-27T23:50:00+07:00' },
  end: { time: '2026-11-28T00:09:00+07:00' },
  distance: 11.4,
}
const share = (from: string, to: string, distance: number, counted_distance = distance) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
  distance,
  counted_distance,
})
const marks = (change: Partial<MarkedTrip>) => tripMarks({ ...trip, ...change }, format, tripMarkTexts)

test('a whole trip has no mark', () => {
  expect(marks({})).toEqual([])
  expect(shownPart(trip)).toEqual({ start: trip.start, end: trip.end, distance: 11.4 })
})

test('F20: the part of the next day says since when the trip runs', () => {
  const next = share('2026-11-28T00:00:00+07:00', '2026-11-28T00:09:00+07:00', 5.4)
  expect(marks({ share: next })).toEqual(['sejak 27 Nov'])
  expect(shownPart({ ...trip, share: next }).distance).toBe(5.4)
})

test('the day depends on the time zone of the user', () => {
  const wit = createFormat('id', 'Asia/Jayapura')
  const next = share('2026-11-28T00:00:00+09:00', '2026-11-28T02:09:00+09:00', 11)
  expect(tripMarks({ ...trip, share: next }, wit, tripMarkTexts)).toEqual(['sebagian'])
})

test('the part of a driver on the same day is marked as a part', () => {
  expect(marks({ share: share('2026-11-27T23:50:00+07:00', '2026-11-27T23:55:00+07:00', 3) })).toEqual([
    'sebagian',
  ])
})

test('F6: an overlap says what counts', () => {
  const whole = (counted: number) =>
    share('2026-11-27T23:50:00+07:00', '2026-11-28T00:09:00+07:00', 11.4, counted)
  expect(marks({ overlap: true })).toEqual(['tumpang tindih'])
  expect(marks({ overlap: true, share: whole(0.2) })).toEqual(['tumpang tindih, dihitung 0,2\u00a0km'])
  expect(marks({ overlap: true, share: whole(0) })).toEqual(['tumpang tindih, tidak dihitung'])
})

describe('F20: joinParts', () => {
  const part = (from: string, to: string, distance: number) => ({
    id: 7,
    share: { from, to, distance, driving: 60, counted_distance: distance, counted_driving: 60 },
  })
  const [evening, midnight, night] = [
    '2026-11-19T16:50:00.000Z',
    '2026-11-19T17:00:00.000Z',
    '2026-11-19T17:09:00.000Z',
  ]

  test('a trip that runs across the first day of the list is shown once, with both parts', () => {
    const joined = joinParts([part(midnight, night, 5.4), part(evening, midnight, 6)])
    expect(joined).toHaveLength(1)
    expect(joined[0]?.share).toMatchObject({ from: evening, to: night, driving: 120 })
    expect(joined[0]?.share?.counted_distance).toBeCloseTo(11.4, 9)
  })

  test('other trips stay as they are', () => {
    const others = [{ id: 7 }, { id: 8 }, {}]
    expect(joinParts(others)).toEqual(others)
  })
})
