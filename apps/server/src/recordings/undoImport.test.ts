import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { now, writeRecording } from '../testing/readFixture.ts'
import { importRecording, type ImportOptions } from './importRecording.ts'
import { listRuns, undoImport } from './importRuns.ts'

const options: ImportOptions = { now, gapMs: 600_000, create: true }

describe('F14: runs of an import', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    await test.database.query(
      'delete from gps_session; delete from device; delete from vehicle; delete from import_run',
    )
  })

  /** Imports a drive of ten minutes that begins at an hour (UTC) of 20 November; returns the number of its run. */
  async function importDrive(key: string, hour: number, more: Partial<ImportOptions> = {}): Promise<number> {
    const rows = Array.from({ length: 21 }, (_, nth) => {
      const time = new Date(Date.UTC(2026, 10, 20) + hour * 3_600_000 + nth * 30_000).toISOString()
      return `${key},${time},-6.2,${String(106.8 + nth * 0.003)}`
    })
    const path = await writeRecording('jalan.csv', `imei,time,lat,lon\n${rows.join('\n')}\n`)
    const report = await importRecording(test.database, path, { ...options, ...more })
    return report.run ?? 0
  }

  /** Reads all tables that an import writes; the versions and marks of changes may differ. */
  async function contents() {
    const { database } = test
    return {
      devices: await database.query('select id, name, imei, vehicle_id from device order by id'),
      trips: await database.query('select id, device_id, vehicle_id from gps_session order by id'),
      points: await database.query('select count(*)::int as count from gps_point'),
      positions: await database.query(
        'select device_id, time, lat, lng, status from last_position order by device_id',
      ),
      assignments: await database.query(
        'select device_id, vehicle_id, from_at, to_at from device_assignment order by id',
      ),
    }
  }

  const addVehicle = () =>
    test.database.query(
      `insert into vehicle (type_id, number, number_key) values ((select min(id) from vehicle_type), 'B 1 UND', 'b1und')`,
    )

  it('F14: the undo of a run leaves the database as it was before', async () => {
    await addVehicle()
    await importDrive('lama', 1)
    const before = await contents()
    const run = await importDrive('lama', 3, { vehicle: 'B 1 UND' })
    const other = await importDrive('baru', 3)
    expect(await contents()).not.toEqual(before)
    expect(await undoImport(test.database, other, false)).toMatchObject({
      trips: 1,
      points: 21,
      devices: 1,
      kept: [],
    })
    expect(await undoImport(test.database, run, false)).toMatchObject({ trips: 1, points: 21, devices: 0 })
    expect(await contents()).toEqual(before)
  })

  it('F14: lists the runs, and takes a run back only once', async () => {
    const run = await importDrive('truk', 1)
    await undoImport(test.database, run, false)
    const [listed] = await listRuns(test.database, 10)
    expect(listed).toMatchObject({
      id: run,
      file: 'jalan.csv',
      counts: { trips: 1, points: 21, devices: 1 },
      options: { create: true, gapMinutes: 10 },
      undoneAt: expect.any(Date),
    })
    await expect(undoImport(test.database, run, false)).rejects.toThrow('sudah ditarik kembali')
    await expect(undoImport(test.database, 987_654, false)).rejects.toThrow('Tidak ada impor nomor 987654')
  })

  it('F14: a file can be imported again after its undo, and only then', async () => {
    const run = await importDrive('truk', 1)
    expect(await importDrive('truk', 1)).toBe(0)
    expect(await listRuns(test.database, 10)).toHaveLength(1)
    await undoImport(test.database, run, false)
    expect(await importDrive('truk', 1)).toBeGreaterThan(run)
  })

  it('F14: trips that overlapped the trips of a run count in full after its undo', async () => {
    await addVehicle()
    const counted = () =>
      test.database.query<{ trips: number; km: number }>(
        'select count(*)::int as trips, round(sum(counted_km)::numeric, 2)::float8 as km from trip_share where vehicle_id is not null',
      )
    const first = await importDrive('satu', 1, { vehicle: 'B 1 UND' })
    const [alone] = await counted()
    await importDrive('dua', 1, { vehicle: 'B 1 UND', overlap: 'keep' })
    expect(await counted()).toEqual([{ trips: 2, km: alone?.km }])
    await undoImport(test.database, first, false)
    expect(await counted()).toEqual([alone])
  })

  it('F14: other trips get the vehicle that a run names for their time, and lose it with its undo', async () => {
    await addVehicle()
    await importDrive('satu', 1)
    const withVehicle = () => test.database.query('select from trip_share where vehicle_id is not null')
    const run = await importDrive('satu', 1 + 1 / 240, { vehicle: 'B 1 UND', overlap: 'keep' })
    expect(await withVehicle()).toHaveLength(2)
    await undoImport(test.database, run, false)
    expect(await withVehicle()).toEqual([])
  })

  it('F14: refuses to take back what was changed since, and names it', async () => {
    const run = await importDrive('truk', 1)
    await test.database.query("update device set name = 'Truk Baru'")
    const before = await contents()
    await expect(undoImport(test.database, run, false)).rejects.toThrow(
      /perangkat "Truk Baru" \(IMEI truk, #\d+\) diganti namanya atau dipasang[^]*--partial/,
    )
    expect(await contents()).toEqual(before)
    expect(await undoImport(test.database, run, true)).toMatchObject({
      trips: 1,
      devices: 0,
      kept: [expect.stringContaining('Truk Baru')],
    })
    expect(await contents()).toMatchObject({ devices: [{ name: 'Truk Baru' }], trips: [], positions: [] })
  })

  it('F14: refuses to take back a run of which trips were deleted', async () => {
    const run = await importDrive('truk', 1)
    await test.database.query('delete from gps_session')
    await expect(undoImport(test.database, run, false)).rejects.toThrow('1 perjalanannya sudah dihapus')
    expect(await undoImport(test.database, run, true)).toMatchObject({ trips: 0, devices: 1 })
  })

  it('F14: keeps a device of the run that has trips of another run', async () => {
    const run = await importDrive('truk', 1)
    await importDrive('truk', 3)
    expect(await undoImport(test.database, run, false)).toMatchObject({
      devices: 0,
      kept: [expect.stringContaining('truk')],
    })
    expect(await contents()).toMatchObject({
      devices: [{ imei: 'truk' }],
      trips: [{}],
      points: [{ count: 21 }],
    })
  })

  it('F14: the audit log has each run and each undo', async () => {
    const run = await importDrive('truk', 1)
    await undoImport(test.database, run, false)
    const entries = await test.database.query(
      `select action, origin, detail->'after' as facts from audit_log where (detail->'after'->>'run')::int = $1 order by id`,
      [run],
    )
    const facts = { run, trips: 1, points: 21, devices: 1 }
    expect(entries).toEqual([
      { action: 'import', origin: 'command', facts },
      { action: 'undo-import', origin: 'command', facts },
    ])
  })
})
