import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FleetMoves } from '../../models.ts'
import { packChanges, unpackChanges } from './packChanges.ts'

const finite = fc.double({ noNaN: true, noDefaultInfinity: true })
const row = fc.record({
  id: fc.integer({ min: 1 }),
  lat: fc.option(finite),
  lng: fc.option(finite),
  speed: fc.option(fc.integer({ min: 0, max: 300 })),
  heading: fc.option(fc.integer({ min: 0, max: 359 })),
  time: fc.option(fc.integer({ min: 0, max: 4e12 })),
  status: fc.constantFrom('Bergerak', 'Berhenti', ''),
  statusSince: fc.option(fc.integer({ min: 0, max: 4e12 })),
  simulated: fc.boolean(),
  contact: fc.option(fc.integer({ min: 0, max: 4e12 })),
  ignition: fc.option(fc.boolean()),
  alarm: fc.option(fc.constantFrom('sos', 'power_cut')),
  alarmTime: fc.option(fc.integer({ min: 0, max: 4e12 })),
})
type Row = Record<keyof FleetMoves, number | string | boolean | null>
const names = [
  'id',
  'lat',
  'lng',
  'speed',
  'heading',
  'time',
  'status',
  'statusSince',
  'simulated',
  'contact',
  'ignition',
  'alarm',
  'alarmTime',
] as const

function columnsOf(rows: readonly Row[]): FleetMoves {
  const columns = Object.fromEntries(names.map((name) => [name, rows.map((each) => each[name])]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names above are its keys
  return columns as unknown as FleetMoves
}

const plain = (moves: FleetMoves) => names.map((name) => Array.from<unknown>(moves[name] ?? []))
const withNaN = (rows: Row[]) =>
  names.map((name) =>
    rows.map((each) => {
      const value = each[name] ?? (name === 'alarm' ? null : Number.NaN)
      return typeof value === 'boolean' ? Number(value) : value
    }),
  )

it('unpackChanges returns the packed changes, with NaN for unknown values', () => {
  fc.assert(
    fc.property(fc.array(row), fc.boolean(), (rows, textual) => {
      const sent = textual ? rows.map((each) => ({ ...each, id: `d${each.id}` })) : rows
      const { changes, bytes } = packChanges({
        moved: columnsOf(sent),
        changed: [],
        removed: [7],
        serverOffset: 5,
      })
      const received = unpackChanges(structuredClone(changes, { transfer: bytes }))
      expect(plain(received.moved)).toEqual(withNaN(sent))
      expect(received).toMatchObject({ changed: [], removed: [7], serverOffset: 5 })
    }),
  )
})
