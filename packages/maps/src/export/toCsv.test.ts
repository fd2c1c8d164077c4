import { parse } from 'csv-parse/sync'
import { assert, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTrip, readText } from '../testing/anyTrip.ts'
import { toCsv } from './exportTrip.ts'

function read(text: string): Record<string, string>[] {
  return parse(text, { bom: true, columns: true, delimiter: ';', record_delimiter: '\r\n' })
}

function numberOf(text = '') {
  return text === '' ? null : Number(text.replace(',', '.'))
}

describe('toCsv', () => {
  test('P13: writes semicolons and decimal commas, and the offset of the zone with each time', () => {
    const point = { lat: -6.2, lng: 106.8, time: Date.UTC(2026, 10, 20, 0, 24, 10), speed: 38.5, heading: 43 }
    const trip = { name: '', description: '', simulated: true, plate: '=1+1', lines: [[point]] }
    expect(toCsv(trip, 'Asia/Makassar')).toBe(
      '\uFEFFindex;time;lat;lng;speed_kmh;heading;vehicle;simulated\r\n' +
        "1;2026-11-20T08:24:10+08:00;-6,2;106,8;38,5;43;'=1+1;true\r\n",
    )
  })

  test('writes a file from which another parser reads the same trip', () => {
    assert(
      property(anyTrip, (any) => {
        const rows = read(toCsv(any, 'Asia/Jakarta'))
        expect(
          rows.map(({ time = '', lat, lng, speed_kmh, heading }) => ({
            time: time === '' ? null : Date.parse(time),
            lat: numberOf(lat),
            lng: numberOf(lng),
            speed: numberOf(speed_kmh),
            heading: numberOf(heading),
          })),
        ).toEqual(any.lines.flat().map((point) => ({ ...point, lat: point.lat + 0, lng: point.lng + 0 })))
        expect(rows.map(({ index }) => Number(index))).toEqual(rows.map((_, index) => index + 1))
        for (const row of rows) {
          expect(readText(row['driver']).replace(/^'(?=[=+\-@＝＋－＠'])/u, '')).toBe(readText(any.driver))
        }
      }),
      { numRuns: 5000 },
    )
  }, 60_000)
})
