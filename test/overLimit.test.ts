import { expect, it } from 'vitest'
import { read } from './repository.ts'

const copies = [
  'packages/maps/src/trip/findOverLimit.ts',
  'apps/server/src/measure/findOverLimit.ts',
] as const

it('F19: Laporan and the notifications use the same function for "over the limit"', () => {
  const [maps, server] = copies.map(read)
  expect(server, `after a change, copy ${copies[0]} to ${copies[1]}`).toBe(maps)
})
