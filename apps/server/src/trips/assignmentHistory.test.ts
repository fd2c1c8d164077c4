import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate as migrateHistory } from '../database/migrations/0046_assignment_history.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'

const day = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 20, hour, minute)).toISOString()

describe('the assignments of a database from before they were kept', () => {
  let test: TestDatabase
  let ids: { id: number }[] = []
  let [old, next, agus, budi, north, south] = [0, 0, 0, 0, 0, 0]

  beforeAll(async () => {
    test = await createTestDatabase()
    const { database } = test
    // Takes the database back to its state before the migration.
    await database.query(`
      drop trigger device_assigned on device; drop trigger device_reassigned on device;
      drop trigger fleet_group_assignments on fleet_group;
      drop function record_assignment; drop function keep_assignments;
      drop function assignment_during`)
    const insert = async (sql: string) => {
      const [row] = await database.query<{ id: number }>(`${sql} returning id`)
      return row?.id ?? 0
    }
    north = await insert(`insert into fleet_group (name, parent_id) values ('Utara', 1)`)
    south = await insert(`insert into fleet_group (name, parent_id) values ('Selatan', 1)`)
    const vehicle = (plate: string, group: number) =>
      insert(`insert into vehicle (type_id, number, group_id)
        values ((select min(id) from vehicle_type), '${plate}', ${group})`)
    old = await vehicle('B 1 OLD', south)
    next = await vehicle('B 2 NEW', south)
    agus = await insert(`insert into driver (name) values ('Agus')`)
    budi = await insert(`insert into driver (name) values ('Budi')`)
    ids = await database.query(
      `insert into device (name, imei, vehicle_id, driver_id, group_id, simulated, created_at) values
         ('Tanpa riwayat', 'a', ${old}, ${agus}, ${south}, false, '${day(1)}'),
         ('Perjalanan', 'b', ${next}, ${budi}, ${south}, false, '${day(1)}'),
         ('Catatan', 'c', ${next}, ${budi}, ${south}, false, '${day(1)}'),
         ('Pindah depo', 'd', ${old}, null, ${south}, false, '${day(1)}'),
         ('Demo', 'e', ${old}, ${agus}, ${south}, true, '${day(1)}'),
         ('Diubah di perjalanan', 'f', ${next}, ${budi}, ${south}, false, '${day(1)}')
       returning id`,
    )
  })
  afterAll(() => test.close())

  const trip = (index: number, [from, to]: [string, string], values: string, source = 'tracker') =>
    test.database.query(
      `insert into gps_session (device_id, start_time, end_time, vehicle_id, driver_id, group_id, source, distance_km, point_count)
       values (${ids[index]?.id}, '${from}', '${to}', ${values}, '${source}', 1, 0)`,
    )
  /** Stores an entry of the audit log; its time is set afterwards, because the log takes only the time of now. */
  async function audit(type: string, id: number, at: string, before: object, after: object): Promise<void> {
    const { database } = test
    await database.query('alter table audit_log disable trigger all')
    await database.query(
      `insert into audit_log (id, at, origin, action, subject_type, subject_id, outcome, detail, detail_hash, prev, hash)
       values ((select coalesce(max(id), 0) + 1 from audit_log), $1, 'session', 'updateDevice', $2, $3, 'done', $4, '', '', '')`,
      [at, type, id, JSON.stringify({ before, after })],
    )
    await database.query('alter table audit_log enable trigger all')
  }
  const rowsOf = async (index: number) =>
    (
      await test.database.query<{
        from: Date
        to: Date | null
        v: number | null
        d: number | null
        g: number
      }>(
        `select from_at as "from", to_at as "to", vehicle_id as v, driver_id as d, group_id as g
         from device_assignment where device_id = $1 order by from_at`,
        [ids[index]?.id],
      )
    ).map(({ from, to, v, d, g }) => [from.toISOString(), to?.toISOString() ?? null, v, d, g])

  it('come from the trips, the audit log and what a device has now; stored trips keep their values', async () => {
    const { database } = test
    await trip(1, [day(3), day(4)], `${old}, ${agus}, ${north}`)
    await trip(1, [day(5), day(6)], `${old}, ${agus}, ${north}`)
    await trip(1, [day(-48), day(-47)], `${old}, null, ${north}`, 'import')
    await trip(1, [day(8), day(9)], `${next}, ${budi}, ${south}`)
    await audit('device', ids[2]?.id ?? 0, day(1), {}, { name: 'Catatan', vehicle_id: old, group_id: south })
    await audit('device', ids[2]?.id ?? 0, day(2), { driver_id: null }, { driver_id: agus })
    await audit(
      'device',
      ids[2]?.id ?? 0,
      day(6),
      { vehicle_id: old, driver_id: agus },
      { vehicle_id: next, driver_id: budi },
    )
    await audit('vehicle', old, day(7), { group_id: north }, { group_id: south })
    await trip(3, [day(3), day(4)], `${old}, null, ${north}`)
    await trip(4, [day(3), day(4)], `${old}, ${agus}, ${south}`, 'demo')
    await trip(5, [day(3), day(4)], `${old}, ${agus}, ${south}`)
    await audit(
      'device',
      ids[5]?.id ?? 0,
      day(3, 30),
      { vehicle_id: old, driver_id: agus },
      { vehicle_id: next, driver_id: budi },
    )
    const sessions = await database.query('select * from gps_session order by id')
    await database.transaction(migrateHistory)

    expect(await rowsOf(0)).toEqual([[day(1), null, old, agus, south]])
    expect(await rowsOf(1)).toEqual([
      [day(-48), day(3), old, null, north],
      [day(3), day(7), old, agus, north],
      [day(7), day(8), old, agus, south],
      [day(8), null, next, budi, south],
    ])
    expect(await rowsOf(2)).toEqual([
      [day(1), day(2), old, null, south],
      [day(2), day(6), old, agus, south],
      [day(6), null, next, budi, south],
    ])
    expect(await rowsOf(3)).toEqual([
      [day(3), day(7), old, null, north],
      [day(7), null, old, null, south],
    ])
    expect(await rowsOf(4)).toEqual([[day(3), null, old, agus, south]])
    expect(await rowsOf(5)).toEqual([
      [day(3), day(4), old, agus, south],
      [day(4), null, next, budi, south],
    ])
    expect(await database.query('select * from gps_session order by id')).toEqual(sessions)
  })

  it('a device changed without a trace has what it has now since its last known time', async () => {
    const { database } = test
    const [device] = await database.query<{ id: number }>(
      `insert into device (name, imei, vehicle_id) values ('Baru', 'g', ${old}) returning id`,
    )
    ids[6] = { id: device?.id ?? 0 }
    await database.query('delete from device_assignment')
    await trip(6, [day(3), day(4)], `${next}, null, ${south}`)
    await database.query(`
      drop trigger device_assigned on device; drop trigger device_reassigned on device;
      drop trigger fleet_group_assignments on fleet_group;
      drop function record_assignment; drop function keep_assignments; drop function assignment_during`)
    await database.transaction(migrateHistory)
    expect(await rowsOf(6)).toEqual([
      [day(3), day(4), next, null, south],
      [day(4), null, old, null, south],
    ])
  })
})
