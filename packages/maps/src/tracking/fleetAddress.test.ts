import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fleetStatuses } from '../fleet/store/statusByAge.ts'
import { fleetParams, parseFleetAddress } from './LiveFleet.tsx'

it('the parser returns every choice that was written into the URL', () => {
  const address = fc.record({
    query: fc.record({
      statuses: fc.subarray([...fleetStatuses]),
      words: fc.string(),
      standing: fc.option(fc.integer({ min: 1, max: 99_999 })),
    }),
    vehicle: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/)),
  })
  fc.assert(
    fc.property(address, (written) => {
      const text = String(fleetParams(written, new URLSearchParams('x=1')))
      expect(parseFleetAddress(new URLSearchParams(text))).toEqual(written)
      expect(text).toContain('x=1')
    }),
  )
})

it.each(['0', '-5', '1e3', 'lama', ''])('ignores the standing time %j', (standing) => {
  expect(parseFleetAddress(new URLSearchParams({ standing })).query.standing).toBeNull()
})

it('ignores unknown statuses', () => {
  expect(parseFleetAddress(new URLSearchParams('status=terbang,idle')).query.statuses).toEqual(['idle'])
})
