import { sudirmanSession } from '@sikud/api/fixtures'
import { expect, test } from 'vitest'
import { id } from '../locales/id/tripExport.ts'
import { tripColumns } from './tripColumns.ts'

const columns = tripColumns(id.trips)
/** Returns the cells of a trip by the head of their column. */
const cellsOf = (trip: typeof sudirmanSession) =>
  Object.fromEntries(columns.map(({ label, value }) => [label, value(trip)]))

test('have plate, driver, times, duration, distance and places, and mark a simulated trip', () => {
  const preview = { start: { lat: -6.175, lng: 106.828 }, end: { lat: -6.245, lng: 106.797 }, speeds: [] }
  const cells = cellsOf({
    ...sudirmanSession,
    distance: 14.6254,
    max_speed: 61.456,
    simulated: true,
    preview,
  })
  expect(columns.map(({ label }) => label)).toEqual(id.trips.columns)
  expect(cells).toMatchObject({
    Nopol: 'B 9114 TCN',
    Mulai: sudirmanSession.start.time,
    'Jarak (km)': 14.63,
    'Kecepatan tertinggi (km/jam)': 61.46,
    'Dari (sekitar)': 'Monas',
    'Ke (sekitar)': 'Blok M',
    'Lintang awal': -6.175,
    'Bujur akhir': 106.797,
    Keterangan: 'Simulasi',
  })
  expect(columns.filter(({ isTime }) => isTime).map(({ label }) => label)).toEqual(['Mulai', 'Selesai'])
})

test('leave empty what is unknown', () => {
  const unknown = { start: { time: null }, end: { time: null }, distance: Number.NaN, speed: null }
  const { vehicle: _, driver: __, preview: ___, max_speed: ____, ...rest } = sudirmanSession
  const cells = cellsOf({ ...rest, ...unknown, device: null, simulated: false })
  expect(Object.values(cells)).toEqual(columns.map(() => null))
})

test('have the figures of the part that the list shows', () => {
  const share = { from: '2026-11-20T01:00:00.000Z', to: '2026-11-20T01:30:00.000Z', distance: 2.5 }
  const counted = { driving: 0, counted_driving: 0, counted_distance: 2.5 }
  expect(cellsOf({ ...sudirmanSession, share: { ...share, ...counted } })).toMatchObject({
    Mulai: share.from,
    Selesai: share.to,
    'Durasi (menit)': 30,
    'Jarak (km)': 2.5,
  })
})
