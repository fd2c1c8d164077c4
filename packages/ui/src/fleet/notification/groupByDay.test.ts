import { describe, expect, test } from 'vitest'
import { createFormat } from '../../format/createFormat.ts'
import { groupByDay } from './inboxLists.ts'

const item = (at: string) => ({ id: at, title: at, at, read: false })
const daysIn = (timeZone: string, ...times: string[]) =>
  groupByDay(times.map(item), createFormat('id', timeZone).date).map(({ day, items }) => [day, items.length])

describe('groupByDay', () => {
  test('keeps the order and groups consecutive items of one day', () => {
    expect(
      daysIn('Asia/Jakarta', '2026-11-20T09:00:00Z', '2026-11-20T01:00:00Z', '2026-11-19T01:00:00Z'),
    ).toEqual([
      ['20 Nov 2026', 2],
      ['19 Nov 2026', 1],
    ])
  })

  test('begins a new day at midnight in the chosen time zone', () => {
    const times = ['2026-11-19T16:30:00Z', '2026-11-19T15:30:00Z']
    expect(daysIn('Asia/Jakarta', ...times)).toHaveLength(1)
    expect(daysIn('Asia/Makassar', ...times)).toEqual([
      ['20 Nov 2026', 1],
      ['19 Nov 2026', 1],
    ])
  })

  test('returns an empty array if there are no items', () => {
    expect(daysIn('Asia/Jakarta')).toEqual([])
  })
})
