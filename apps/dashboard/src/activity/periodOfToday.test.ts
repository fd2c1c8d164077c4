import { expect, it } from 'vitest'
import { periodOfToday } from './periodOfToday.ts'

it('is the day in the time zone, from midnight to midnight', () => {
  const evening = Date.parse('2026-11-20T18:30:00Z')
  expect(periodOfToday('Asia/Jakarta', evening)).toEqual({
    from: '2026-11-20T17:00:00.000Z',
    to: '2026-11-21T17:00:00.000Z',
  })
})
