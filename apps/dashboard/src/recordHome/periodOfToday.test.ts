import { expect, it } from 'vitest'
import { periodOfToday } from './periodOfToday.ts'

it('periodOfToday lasts from midnight to midnight in the time zone', () => {
  const evening = Date.parse('2026-11-20T18:30:00Z')
  expect(periodOfToday('Asia/Jakarta', evening)).toEqual({
    from: '2026-11-20T17:00:00.000Z',
    to: '2026-11-21T17:00:00.000Z',
  })
})
