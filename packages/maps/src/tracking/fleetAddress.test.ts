import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fleetStatuses } from '../fleet/store/statusByAge.ts'
import { fleetParams, parseFleetAddress } from './LiveFleet.tsx'

it('the parser returns every choice that was written into the URL', () => {
  const address = fc.record({
    query: fc.record({
      statuses: fc.subarray([...fleetStatuses]),
      words: fc.string(),
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

it('ignores unknown statuses', () => {
  expect(parseFleetAddress(new URLSearchParams('status=terbang,idle')).query.statuses).toEqual(['idle'])
})
