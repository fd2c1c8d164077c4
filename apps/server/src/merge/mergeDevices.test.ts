import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importRecording } from '../recordings/importRecording.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { writeRecording } from '../testing/readFixture.ts'
import { at, drive } from '../testing/testDrive.ts'
import type { Position } from '../positions/positionRepository.ts'
import { searchAgain } from '../trips/TripSearch.ts'
import { mergeDevices, movedTables, newestTables, otherTables, planMerge } from './mergeDevices.ts'

describe('F14: two records of one tracker', () => {
  let test: TestDatabase
  let from = 0
  let into = 0
  beforeAll(async () => {
    test = await createTestDatabase()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    await test.database.query(
      'delete from gps_session; delete from position; delete from device; delete from vehicle',
    )
    const rows = await test.database.query<{ id: number }>(
      `insert into device (name, imei, imei_key) values ('Truk lama', 'lama', 'lama'), ('Truk 07', '861230000000007', '861230000000007') returning id`,
    )
    ;[from = 0, into = 0] = rows.map(({ id }) => id)
  })

  async function store(device: number, positions: readonly Position[]): Promise<void> {
    await test.database.query(
      `insert into position (device_id, time, lat, lng) select $1, to_timestamp(ms / 1000), lat, lng
       from unnest($2::float8[], $3::float8[], $4::float8[]) as t (ms, lat, lng)`,
      [device, ...(['time', 'lat', 'lng'] as const).map((key) => positions.map((place) => place[key]))],
    )
    await searchAgain(test.database, device)
  }

  const tripsOf = (device: number) =>
    test.database.query(
      'select id, start_time, vehicle_id, point_count from gps_session where device_id = $1 order by start_time',
      [device],
    )
  const first = [...drive(0, 300, [0, 4000]), ...drive(310, 1500, [4000, 4000])]
  const second = [...drive(7200, 7500, [4000, 8000]), ...drive(7510, 9000, [8000, 8000])]

  it('F14: become one with all trips, which keep their ids when they are searched again', async () => {
    await store(from, first)
    await store(into, second)
    const all = [...(await tripsOf(from)), ...(await tripsOf(into))]
    expect(all).toHaveLength(2)
    await test.database.query(
      `insert into position_count (device_id, hour, kind, count)
       values ($1, '2024-11-20T01:00:00Z', 'stored', 3), ($2, '2024-11-20T01:00:00Z', 'stored', 4)`,
      [from, into],
    )
    expect(await planMerge(test.database, 'lama', 'truk 07')).toMatchObject({
      from: { id: from },
      into: { id: into },
      trips: 1,
      positions: first.length,
      conflicts: [],
    })
    await mergeDevices(test.database, from, into)
    expect(await tripsOf(into)).toEqual(all)
    await searchAgain(test.database, into)
    expect(await tripsOf(into)).toEqual(all)
    expect(await test.database.query('select id, name from device')).toEqual([{ id: into, name: 'Truk 07' }])
    expect(await test.database.query('select count from position_count')).toEqual([{ count: 7 }])
    const [entry] = await test.database.query(
      `select subject_id, detail->'after' as facts from audit_log where action = 'merge-devices' order by id desc limit 1`,
    )
    expect(entry).toEqual({ subject_id: into, facts: { merged: from, trips: 1 } })
  })

  it.each([
    ['from', 2, 1],
    ['into', 1, 2],
  ])('F14: keep the newest last position and contact (of --%s)', async (_, ofFrom, ofInto) => {
    for (const [device, hour] of [
      [from, ofFrom],
      [into, ofInto],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one device after the other
      await test.database.query(
        `with contact as (insert into device_contact (device_id, protocol, last_contact) values ($1, 'osmand', to_timestamp($2::int * 3600)))
         insert into last_position (device_id, time, lat, lng, status) values ($1, to_timestamp($2::int * 3600), -6, 100 + $2::int, 'Parkir')`,
        [device, hour],
      )
    }
    await mergeDevices(test.database, from, into)
    expect(await test.database.query('select device_id, lng from last_position')).toEqual([
      { device_id: into, lng: 102 },
    ])
    expect(
      await test.database.query(
        'select device_id, extract(epoch from last_contact)::int as at from device_contact',
      ),
    ).toEqual([{ device_id: into, at: 7200 }])
  })

  it('F14: trips take the assignments of both', async () => {
    const [vehicle] = await test.database.query<{ id: number }>(
      `insert into vehicle (type_id, number, number_key) values ((select min(id) from vehicle_type), 'B 1 MRG', 'b1mrg') returning id`,
    )
    await test.database.query(
      `insert into device_assignment (device_id, vehicle_id, group_id, from_at, to_at, source)
       values ($1, $2, (select min(id) from fleet_group), '2024-01-01', '2025-01-01', 'form')`,
      [from, vehicle?.id],
    )
    await store(from, first)
    await mergeDevices(test.database, from, into)
    expect(await tripsOf(into)).toMatchObject([{ vehicle_id: vehicle?.id }])
    const rows = await test.database.query(
      'select vehicle_id, to_at is null as open from device_assignment order by from_at',
    )
    expect(rows[0]).toEqual({ vehicle_id: vehicle?.id, open: false })
    expect(rows.filter(({ open }) => open === true)).toHaveLength(1)
  })

  it('F14: are refused if their trips, positions or assignments overlap, and these are named', async () => {
    await store(from, first)
    await store(into, first.slice(0, 60))
    const [vehicle] = await test.database.query<{ id: number }>(
      `insert into vehicle (type_id, number, number_key) values ((select min(id) from vehicle_type), 'B 2 MRG', 'b2mrg') returning id`,
    )
    await test.database.query('update device set vehicle_id = $2 where id = $1', [from, vehicle?.id])
    await expect(mergeDevices(test.database, from, into)).rejects.toThrow(
      /Kendaraan atau pengendaranya berbeda[^]*Perjalanan \d+ dan \d+ tumpang tindih \(20 Nov 2024[^]*60 posisi pada waktu yang sama[^]*Pemasangannya berbeda/,
    )
    expect(await test.database.query('select from device')).toHaveLength(2)
    await expect(planMerge(test.database, 'lama', '#' + String(from))).rejects.toThrow('perangkat yang sama')
    await expect(planMerge(test.database, 'lama', 'tak ada')).rejects.toThrow('"tak ada"')
  })

  it('F14: a file without times adds nothing to the other device after the merge', async () => {
    const gpx = await writeRecording(
      'b.gpx',
      '<gpx><trk><trkseg><trkpt lat="-6.3" lon="106.9"/><trkpt lat="-6.31" lon="106.91"/></trkseg></trk></gpx>',
    )
    const options = { now: at(86_400, 0).time, gapMs: 600_000 }
    await importRecording(test.database, gpx, { ...options, deviceName: 'lama' })
    await mergeDevices(test.database, from, into)
    const again = await importRecording(test.database, gpx, { ...options, deviceName: 'Truk 07' })
    expect(again).toMatchObject({ already: 2, taken: { sessions: 0 } })
  })

  it('F14: no table with rows of a device is forgotten', async () => {
    const tables = await test.database.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       join pg_class on relname = table_name and not relispartition
       where table_schema = 'public' and column_name = 'device_id' order by 1`,
    )
    const known = [...movedTables, ...Object.keys(newestTables), ...otherTables]
    expect(tables.map(({ name }) => name)).toEqual(known.toSorted())
  })

  it('F14: the command asks first, and merges with --yes', async () => {
    const program = fileURLToPath(new URL('../cli/mergeDevices.ts', import.meta.url))
    const { dataDir, databaseUrl } = test.config
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
    const run = (...args: string[]) => {
      const child = promisify(execFile)(
        process.execPath,
        [program, '--from', 'lama', '--into', 'Truk 07', ...args],
        { env },
      )
      child.child.stdin?.end('tidak\n')
      return child
    }
    await expect(run()).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /0 perjalanan dan 0 posisi pindah dari "Truk lama"[^]*Tidak ada yang diubah/,
      ),
    })
    expect((await run('--yes')).stdout).toContain('sudah disatukan')
    expect(await test.database.query('select id from device')).toEqual([{ id: into }])
  })
})
