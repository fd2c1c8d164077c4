import { describe, expect, it } from 'vitest'
import { readReports } from './readReports.ts'

const arrived = Date.UTC(2026, 10, 21, 8)
const taken = Date.UTC(2026, 10, 21, 7, 59, 30)
const imei = '861230049808497'
const place = { lat: -6.2, lng: 106.8 }
const nothing = { speed: null, heading: null, altitude: null, accuracy: null, battery: null, valid: true }

/** Reads a position that has valid coordinates and these other values. */
async function read(values: object) {
  return (await readReports({ id: imei, ...place, ...values }, undefined, arrived))[0]?.positions[0]
}

describe('the values of a position', () => {
  it.each([
    [String(taken), taken],
    [taken / 1000, taken],
    ['2026-11-21T14:59:30+07:00', taken],
    ['2026-11-21T14:59:30 07:00', taken],
    ['2026-11-21T07:59:30', taken],
    ['2026-11-21 07:59:30', taken],
    ['', arrived],
    [undefined, arrived],
    ['{2}', null],
    ['0', null],
    ['1970-01-01T00:00:00Z', null],
    ['2026-02-30T10:00:00Z', null],
    ['2031-01-01T00:00:00Z', Date.UTC(2031, 0, 1)],
  ])('reads the time %j as %j', async (timestamp, time) => {
    expect((await read({ timestamp }))?.time).toBe(time)
  })

  it.each(['', 'null', 'NaN', '-1', 'tidak tahu', '1e999', null, undefined, true, {}, []])(
    'reads the unusable value %j as null',
    async (value) => {
      const values = { speed: value, bearing: value, accuracy: value, batt: value }
      expect(await read(values)).toMatchObject(nothing)
    },
  )

  it.each([
    ['0.42', 42],
    ['42', 42],
    ['1', 1],
    ['100', 100],
    ['101', null],
  ])('reads the battery level %s as %s percent', async (batt, percent) => {
    expect((await read({ batt }))?.battery).toBe(percent)
  })

  it('reads a heading above 360 as null', async () => {
    expect((await read({ bearing: '360' }))?.heading).toBe(0)
    expect((await read({ bearing: '361' }))?.heading).toBe(null)
  })

  it('keeps coordinates that are out of range, because checkPosition rejects them later', async () => {
    expect(await read({ lat: '95', lng: '-190' })).toMatchObject({ lat: 95, lng: -190 })
  })
})
