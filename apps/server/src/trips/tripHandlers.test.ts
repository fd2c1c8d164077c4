import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'

let test: TestApp
let person: Caller
let first = 0
let second = 0

beforeAll(async () => {
  test = await createTestApp()
  person = await test.signIn(['session.list'])
  const devices = await test.database.query<{ id: number }>(
    `insert into device (name, imei) values ('Pelacak 01', 'a'), ('Pelacak 02', 'b') returning id`,
  )
  ;[first = 0, second = 0] = devices.map(({ id }) => id)
})
afterAll(() => test.close())

interface Point {
  time: string | null
  lat: number
  speed: number | null
  heading: number | null
  status: string | null
}

async function addSession(
  device: number,
  start: string | null,
  points: Partial<Point>[] = [],
): Promise<number> {
  const [session] = await test.database.query<{ id: number }>(
    `insert into gps_session (device_id, source, start_time, end_time, distance_km, speed_kmh, point_count)
     values ($1, 'test', $2, $2, 14.62, 25.4, $3) returning id`,
    [device, start, points.length],
  )
  for (const [seq, point] of points.entries()) {
    await test.database.query(
      `insert into gps_point (session_id, seq, time, lat, lng, speed, heading, status) values ($1, $2, $3, $4, 106.8, $5, $6, $7)`,
      [
        session?.id,
        seq,
        point.time ?? null,
        point.lat ?? -6.2,
        point.speed ?? null,
        point.heading ?? null,
        point.status ?? null,
      ],
    )
  }
  return session?.id ?? 0
}

describe('sessions', () => {
  beforeEach(() => test.database.query('delete from gps_session'))

  it('trips are listed newest first with all points, and untimed trips last', async () => {
    await addSession(first, '2026-11-19T07:00:00+07:00', [{ lat: -6.1 }, { lat: -6.2 }])
    await addSession(first, null, [{ lat: -6.3 }])
    await addSession(second, '2026-11-20T07:00:00+07:00')
    const { data } = (await person.get('/gps/session')).body
    expect(data.map(({ start }: { start: { time: string | null } }) => start.time)).toEqual([
      '2026-11-20T00:00:00+00:00',
      '2026-11-19T00:00:00+00:00',
      null,
    ])
    expect(data[0].points).toEqual([])
    expect(data[1].points.map(({ lat }: { lat: number }) => lat)).toEqual([-6.1, -6.2])
    expect(data[1]).toMatchObject({ distance: 14.62, speed: 25.4, device: { id: first, name: 'Pelacak 01' } })
  })

  it('have points in which values that were not recorded are null or missing', async () => {
    const id = await addSession(first, null, [
      { time: '2026-11-20T07:24:10.5+07:00', speed: 38.5, heading: 43, status: 'Bergerak "cepat"' },
      { speed: Number.NaN },
    ])
    const { points } = (await person.get(`/gps/session/${id}`)).body.data
    expect(points).toEqual([
      {
        lat: -6.2,
        lng: 106.8,
        speed: 38.5,
        status: { text: 'Bergerak "cepat"' },
        time: '2026-11-20T00:24:10.5+00:00',
        heading: 43,
      },
      { lat: -6.2, lng: 106.8, speed: null, status: null },
    ])
  })

  it('the list is empty if there are no trips', async () => {
    expect((await person.get('/gps/session')).body).toEqual({ data: [] })
    expect((await person.get('/gps/session?summary=1')).body).toEqual({ data: [] })
  })

  it('are filtered by device and time; with `summary=1` they have no points', async () => {
    const old = await addSession(first, '2026-11-18T07:00:00Z', [{}])
    const recent = await addSession(first, '2026-11-20T07:00:00Z', [{}])
    const other = await addSession(second, '2026-11-20T08:00:00Z', [{}])
    const ids = async (query: string) =>
      (await person.get(`/gps/session?${query}`)).body.data.map(({ id }: { id: number }) => id)
    expect(await ids(`device_id=${first}`)).toEqual([recent, old])
    expect(await ids('from=2026-11-19T00:00:00Z')).toEqual([other, recent])
    expect(await ids('to=2026-11-20T07:00:00Z')).toEqual([old])
    expect(await ids(`from=2026-11-20T14:00:00%2B07:00&to=2026-11-20T14:30:00%2B07:00`)).toEqual([recent])
    expect(await ids('device_id=nobody')).toEqual([])
    const summary = (await person.get('/gps/session?summary=1')).body.data
    expect(summary.map(({ points }: { points: unknown[] }) => points)).toEqual([[], [], []])
    expect((await person.get('/gps/session?summary=0')).body.data[0].points).toHaveLength(1)
  })

  it.each(['from=kemarin', 'to=2026-13-01T00:00:00Z', 'summary=2', 'device_id=a%20b'])(
    'a list with the invalid query ?%s gets 400',
    async (query) => {
      const answer = await person.get(`/gps/session?${query}`)
      expect(answer.status).toBe(400)
    },
  )

  it('keep the vehicle and driver that they were stored with', async () => {
    const admin = await test.signIn()
    const vehicle = await admin.post('/vehicle/create', { brand_id: 9, type_id: 901, number: 'B 8 GPS' })
    const [row] = await test.database.query<{ id: number }>(
      `insert into gps_session (device_id, vehicle_id, source, distance_km, point_count) values ($1, $2, 'test', 1, 0)
       returning id`,
      [first, vehicle.body.data.id],
    )
    const id = row?.id ?? 0
    expect((await person.get(`/gps/session/${id}`)).body.data).toMatchObject({
      vehicle: { number: 'B 8 GPS', name: 'Toyota Avanza' },
      driver: null,
    })
    expect((await admin.delete(`/vehicle/${vehicle.body.data.id}`)).body.message).toContain('1 perjalanan')
  })

  it('are read by id; an unknown id gets 404', async () => {
    const id = await addSession(first, null, [{}, {}])
    expect((await person.get(`/gps/session/${id}`)).body.data.points).toHaveLength(2)
    expect((await person.get(`/gps/session/${id + 1}`)).status).toBe(404)
  })

  it('have all of 100,000 points', async () => {
    const id = await addSession(first, '2026-11-20T07:00:00Z')
    await test.database.query(
      `insert into gps_point (session_id, seq, time, lat, lng, speed, heading, status)
       select $1, n, now() + n * interval '1 second', -6.2 + n / 1e6, 106.8, n % 80, n % 360, 'Bergerak'
       from generate_series(0, 99999) n`,
      [id],
    )
    await test.database.query('update gps_session set point_count = 100000 where id = $1', [id])
    const response = await test.app.inject({
      url: '/api/v1/gps/session',
      headers: { authorization: `Bearer ${person.token}` },
    })
    expect(response.json().data[0].points).toHaveLength(100_000)
  })
})
