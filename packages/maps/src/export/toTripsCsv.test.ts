import { sudirmanSession } from '@sikud/api/fixtures'
import { expect, test } from 'vitest'
import { id } from '../locales/id/tripExport.ts'
import { toTripsCsv } from './toTripsCsv.ts'

const rowsOf = (trips: Parameters<typeof toTripsCsv>[0]) =>
  toTripsCsv(trips, id.trips, 'Asia/Jakarta').replace('\uFEFF', '').trimEnd().split('\r\n')

test('writes plate, driver, times, duration, distance and places, and marks a simulated trip', () => {
  const preview = { start: { lat: -6.175, lng: 106.828 }, end: { lat: -6.245, lng: 106.797 }, speeds: [] }
  const [head, row] = rowsOf([{ ...sudirmanSession, distance: 14.625, simulated: true, preview }])
  expect(head?.split(';')).toHaveLength(row?.split(';').length ?? 0)
  expect(row).toMatch(
    /^B 9114 TCN;[^;]+;2026-11-20T07:24:10\+07:00;2026-11-20T[^;]+\+07:00;\d+;14,6[23];[\d,]+;Monas;Blok M;-6,175;106,828;-6,245;106,797;/,
  )
  expect(row).toMatch(/;Simulasi$/)
})

test('a text is never a formula, and what is unknown is empty', () => {
  const vehicle = { id: 1, number: '=1+1', name: '' }
  const driver = { id: 2, name: '@SUM(A1);"x"' }
  const unknown = {
    start: { time: null },
    end: { time: null },
    distance: Number.NaN,
    speed: null,
    device: null,
  }
  const [, row] = rowsOf([{ ...sudirmanSession, ...unknown, vehicle, driver, simulated: false }])
  expect(row).toBe(`'=1+1;"'@SUM(A1);""x""";${';'.repeat(13)}`)
})

test('a trip of which the list shows a part has the figures of that part', () => {
  const share = { from: '2026-11-20T01:00:00.000Z', to: '2026-11-20T01:30:00.000Z', distance: 2.5 }
  const counted = { driving: 0, counted_driving: 0, counted_distance: 2.5 }
  const [, row] = rowsOf([{ ...sudirmanSession, share: { ...share, ...counted } }])
  expect(row).toContain(';2026-11-20T08:00:00+07:00;2026-11-20T08:30:00+07:00;30;2,5;')
})
