import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { at, drive } from '../testing/testDrive.ts'
import { addDepot, type Depot } from '../testing/TwoDepots.ts'
import type { Position } from '../positions/positionRepository.ts'
import { loadReferenceData } from '../reference/loadReferenceData.ts'
import { searchAgain, searchTrips } from './TripSearch.ts'
import { askForSearch } from './tripWorkRepository.ts'

describe('F14: deleted trips', () => {
  let test: TestApp
  let own: Depot
  let other: Depot
  let admin: Caller

  beforeAll(async () => {
    test = await createTestApp()
    own = await addDepot(test, 'C', ['session.list', 'trip.delete'])
    other = await addDepot(test, 'P', ['session.list', 'trip.delete'])
    admin = await test.signIn()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    await test.database.query(
      'delete from trip_exclusion; delete from gps_session; delete from position; delete from trip_work; delete from trip_state; delete from trip_checkpoint',
    )
  })

  async function store(positions: readonly Position[]): Promise<void> {
    await test.database.query(
      `insert into position (device_id, time, lat, lng, speed)
       select $1, to_timestamp(ms / 1000), lat, lng, speed
       from unnest($2::float8[], $3::float8[], $4::float8[], $5::float8[]) as t (ms, lat, lng, speed)`,
      [
        own.device,
        ...(['time', 'lat', 'lng', 'speed'] as const).map((key) => positions.map((place) => place[key])),
      ],
    )
    const fromTime = Math.min(...positions.map(({ time }) => time))
    await askForSearch(test.database, { deviceId: own.device, fromTime })
    await searchAll()
  }

  async function searchAll(): Promise<void> {
    while ((await searchTrips(test.database, Date.now())) > 0);
  }

  const trips = () =>
    test.database.query<{ id: number; start: number; km: number }>(
      `select id, extract(epoch from start_time)::float8 * 1000 as start, round(distance_km::numeric, 1)::float8 as km
       from gps_session order by start_time`,
    )
  const exclusions = async (caller = own.user) =>
    (await caller.get(`/device/${String(own.device)}/exclusion`)).body.data

  /** A trip of 4 km, a rest of 20 minutes, and a trip back. */
  const two = [
    ...drive(0, 300, [0, 4000]),
    ...drive(310, 1500, [4000, 4000]),
    ...drive(1510, 1810, [4000, 0]),
    ...drive(1820, 3000, [0, 0]),
  ]

  it('F14: a deleted trip of a tracker stays deleted when its positions are searched again', async () => {
    await store(two)
    const [first, second] = await trips()
    expect((await own.user.delete(`/gps/session/${String(first?.id)}`)).status).toBe(200)
    await searchAgain(test.database, own.device)
    expect(await trips()).toEqual([second])
    const [row] = await test.database.query<{ count: number }>('select count(*)::int as count from position')
    expect(row?.count).toBe(two.length)
  })

  it('F14: a deleted trip stays deleted when fixes of it arrive late', async () => {
    const late = two.filter((_, nth) => nth < 30 && nth % 3 === 1)
    await store(two.filter((place) => !late.includes(place)))
    const [first, second] = await trips()
    await own.user.delete(`/gps/session/${String(first?.id)}`)
    await store([at(-10, -100), ...late])
    expect(await trips()).toEqual([second])
  })

  it('F14: what a vehicle drives after the deleted trip is a trip of its own', async () => {
    await store(drive(0, 300, [0, 4000]))
    const [first] = await trips()
    await own.user.delete(`/gps/session/${String(first?.id)}`)
    await store([...drive(310, 610, [4133, 8000]), ...drive(620, 1500, [8000, 8000])])
    expect(await trips()).toMatchObject([{ km: 3.9 }])
    const query = new URLSearchParams({
      device_id: String(own.device),
      from: new Date(at(-60, 0).time).toISOString(),
      to: new Date(at(3600, 0).time).toISOString(),
    })
    const { body } = await own.user.get(`/gps/summary?${query.toString()}`)
    expect(body.data).toMatchObject({ trips: 1, distance: expect.closeTo(3.9, 1) })
  })

  it('F14: lists the excluded period and restores its trip', async () => {
    await store(two)
    const [first, second] = await trips()
    await own.user.delete(`/gps/session/${String(first?.id)}`)
    const [exclusion] = await exclusions()
    expect(exclusion).toMatchObject({ by: { id: own.user.userId }, restorable: true })
    expect(Date.parse(exclusion.from)).toBe(first?.start)
    const { status, body } = await own.user.delete(`/gps/exclusion/${String(exclusion.id)}`)
    expect([status, body.message]).toEqual([200, 'Perjalanan dipulihkan; sebentar lagi muncul di Laporan.'])
    await searchAll()
    expect(await trips()).toEqual([{ ...first, id: expect.any(Number) }, second])
    expect(await exclusions()).toEqual([])
    expect((await own.user.delete(`/gps/exclusion/${String(exclusion.id)}`)).status).toBe(404)
  })

  it('F14: says that a trip cannot be restored whose positions are deleted', async () => {
    await store(two)
    const [first] = await trips()
    await own.user.delete(`/gps/session/${String(first?.id)}`)
    await test.database.query('delete from position')
    expect(await exclusions()).toMatchObject([{ restorable: false }])
  })

  it('F14: a running trip cannot be deleted', async () => {
    const start = Date.now() - 300_000
    const moving = drive(0, 300, [0, 4000]).map((place, nth) => ({ ...place, time: start + nth * 10_000 }))
    await store(moving)
    const [trip] = await test.database.query<{ id: number }>(
      `insert into gps_session (device_id, source, start_time, end_time, distance_km, point_count)
       values ($1, 'tracker', to_timestamp($2::float8 / 1000), to_timestamp($2::float8 / 1000 + 200), 2, 0) returning id`,
      [own.device, start],
    )
    const { status, body } = await own.user.delete(`/gps/session/${String(trip?.id)}`)
    expect([status, body.message]).toEqual([
      409,
      'Perjalanan ini masih berjalan. Hapus setelah perjalanannya selesai.',
    ])
    expect(await trips()).toHaveLength(1)
  })

  it.each(['import', 'demo'])('F14: a deleted trip of the source %s is gone', async (source) => {
    const trip = await addTrip(source)
    expect((await own.user.delete(`/gps/session/${String(trip)}`)).status).toBe(200)
    expect(await trips()).toEqual([])
    expect(await exclusions()).toEqual([])
  })

  it('F14: the last position of a device that came from a deleted import is the one before', async () => {
    const [earlier, later] = [await addTrip('import', 1_000), await addTrip('import', 2_000)]
    await test.database.query(
      `insert into last_position (device_id, time, lat, lng, status) values ($1, to_timestamp(2000), -6.2, 107, 'Tidak ada data')
       on conflict (device_id) do update set time = excluded.time, lng = excluded.lng`,
      [own.device],
    )
    const last = () =>
      test.database.query(
        'select lng, extract(epoch from time)::int as time from last_position where device_id = $1',
        [own.device],
      )
    await own.user.delete(`/gps/session/${String(later)}`)
    expect(await last()).toEqual([{ lng: 1_000 / 100, time: 1_000 }])
    await own.user.delete(`/gps/session/${String(earlier)}`)
    expect(await last()).toEqual([])
  })

  async function addTrip(source: string, end = 1_000): Promise<number> {
    const [trip] = await test.database.query<{ id: number }>(
      `with trip as (insert into gps_session (device_id, source, start_time, end_time, distance_km, point_count)
         values ($1, $2, to_timestamp($3::int - 60), to_timestamp($3::int), 2, 1) returning id),
       point as (insert into gps_point (session_id, seq, time, lat, lng)
         select id, 0, to_timestamp($3::int), -6.2, $3::int / 100 from trip)
       select id from trip`,
      [own.device, source, end],
    )
    return trip?.id ?? 0
  }

  it('F14: the audit log keeps what was deleted, and by whom', async () => {
    const trip = await addTrip('import')
    await own.user.delete(`/gps/session/${String(trip)}`)
    const [entry] = await test.database.query(
      `select action, actor_id, subject_id, detail->'before' as before from audit_log where subject_type = 'trip' order by id desc limit 1`,
    )
    expect(entry).toMatchObject({
      action: 'deleteSession',
      actor_id: own.user.userId,
      subject_id: trip,
      before: {
        device_id: own.device,
        source: 'import',
        distance_km: 2,
        end_time: '1970-01-01T00:16:40+00:00',
      },
    })
  })

  it('F14: a user of another depot finds neither the trip nor its exclusion', async () => {
    await store(two)
    const [first] = await trips()
    const path = `/gps/session/${String(first?.id)}`
    expect((await other.user.delete(path)).status).toBe(404)
    expect((await test.anyone.delete(path)).status).toBe(401)
    expect((await (await test.signIn(['session.list'], [own.id])).delete(path)).status).toBe(403)
    await own.user.delete(path)
    const [exclusion] = await exclusions()
    const restore = `/gps/exclusion/${String(exclusion.id)}`
    expect((await other.user.delete(restore)).status).toBe(404)
    expect((await test.anyone.delete(restore)).status).toBe(401)
    expect((await other.user.get(`/device/${String(own.device)}/exclusion`)).status).toBe(404)
    expect(await exclusions(admin)).toHaveLength(1)
    await test.database.query('update trip_exclusion set group_id = $1', [other.id])
    expect(await exclusions()).toEqual([])
    expect((await own.user.delete(restore)).status).toBe(404)
  })

  it('F14: a trip of which a part belongs to another depot is deleted only by a user who sees both', async () => {
    const trip = await addTrip('import')
    await test.database.query(
      `insert into trip_share (session_id, seq, device_id, group_id, km, moving_s, counted_km, counted_s)
       values ($1, 1, $2, $3, 1, 60, 1, 60)`,
      [trip, own.device, other.id],
    )
    const refused = await own.user.delete(`/gps/session/${String(trip)}`)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('di depo lain')])
    expect((await admin.delete(`/gps/session/${String(trip)}`)).status).toBe(200)
  })

  it('F14: only the system role gets the permission when the server starts', async () => {
    await test.database.query(
      `insert into role (name, type) values ('Sistem', 'system'), ('Buatan', 'manual')`,
    )
    await loadReferenceData(test.database)
    const roles = await test.database.query(
      `select role.name from role_permission join role on role.id = role_id join permission on permission.id = permission_id
       where code = 'trip.delete' and role.name in ('Sistem', 'Buatan')`,
    )
    expect(roles).toEqual([{ name: 'Sistem' }])
  })
})
