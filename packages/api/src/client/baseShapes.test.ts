import { describe, expect, it } from 'vitest'
import { json, testClient } from '../testing/testClient.ts'

describe('a client of a base server', () => {
  it('returns null for a missing position', async () => {
    const { client } = testClient(() => json({ data: null }))
    expect(await client.request('getLastPosition')).toBeNull()
  })

  it('accepts trips without an id, and points whose status has any type', async () => {
    const points = [
      { lat: -6.2, lng: 106.8, speed: 12, status: 'Jalan' },
      { lat: -6.3, lng: 106.9, speed: 0, status: 2 },
      { lat: -6.4, lng: 106.7, speed: 3, status: { text: 'Berhenti' } },
    ]
    const session = { start: { time: 'kemarin' }, end: { time: '' }, distance: 1, speed: 9, points }
    const { client } = testClient(() => json({ data: [session] }))
    expect(await client.request('listSessions')).toEqual([session])
  })

  it('returns an empty array of points for a session without points', async () => {
    const session = { start: { time: 'x' }, end: { time: 'y' }, distance: 1, speed: 9 }
    const { client } = testClient(() => json({ data: [session, { ...session, points: null }] }))
    expect((await client.request('listSessions')).map(({ points }) => points)).toEqual([[], []])
  })

  it('keeps null for missing relations', async () => {
    const device = {
      id: 'a-1',
      name: 'x',
      imei: '1',
      number: null,
      vehicle_id: null,
      driver_id: null,
      vehicle: null,
      driver: null,
    }
    const { client } = testClient(() => json({ data: device }))
    expect(await client.request('getDevice', { id: 'a-1' })).toEqual(device)
  })

  it('keeps unknown fields', async () => {
    const { client } = testClient(() =>
      json({ data: [{ id: 1, name: 'Aceh', flag: 'x' }], meta: { total: 1 } }),
    )
    expect(await client.request('listProvinces')).toEqual([{ id: 1, name: 'Aceh', flag: 'x' }])
  })

  it('returns an empty list for a relation that the server did not include', async () => {
    const { client } = testClient(() => json({ data: { id: 1, name: 'x' } }))
    expect((await client.request('getProvince', { id: 1 })).regencies.data).toEqual([])
    expect((await client.request('getRegency', { id: 1 })).districts.data).toEqual([])
    expect((await client.request('getDistrict', { id: 1 })).villages.data).toEqual([])
    expect((await client.request('getBrand', { id: 1 })).type.data).toEqual([])
  })

  it('parses JSON despite a wrong content type or a byte order mark', async () => {
    const headers = { 'Content-Type': 'text/html' }
    const { client } = testClient(() => new Response('\uFEFF{"data":[]}', { headers }))
    expect(await client.request('listDrivers')).toEqual([])
  })
})
