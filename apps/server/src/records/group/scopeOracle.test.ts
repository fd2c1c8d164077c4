import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Queryable } from '../../database/Database.ts'
import { readFleet } from '../../live/liveRepository.ts'
import { listNotifications } from '../../notifications/notificationRepository.ts'
import { findLastPosition } from '../../positions/lastPositionRepository.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { createUser } from '../../testing/createUser.ts'
import { scopedTables } from '../../testing/scopedTables.ts'
import { scopeWith } from '../../testing/testAuthority.ts'
import { listTrips } from '../../trips/tripListRepository.ts'
import { listDevices } from '../device/deviceRepository.ts'
import { listDrivers } from '../driver/driverRepository.ts'
import { listVehicles } from '../vehicle/vehicleRepository.ts'
import { listGroupPlaces, listGroups } from './groupRepository.ts'

const GROUPS = 12
/**
 * Policies of PostgreSQL's row-level security. They compute independently which rows a scope includes. Only this test
 * uses row-level security.
 */
const policies: Record<string, string> = {
  vehicle: 'group_id = any(seen())',
  driver: 'group_id = any(seen())',
  device: 'group_id = any(seen())',
  gps_session: 'group_id = any(seen())',
  fleet_group: 'id = any(seen())',
  last_position: 'device_id in (select id from device)',
  notification: 'group_ids <@ seen()',
}

/** Tables whose rows belong to depots, but that have no policy; the value is the file that tests their scope. */
const testedIn: Record<string, string> = {
  access_log: 'audit/auditHandlers.test.ts',
  api_token_group: 'records/me/tokenHandlers.test.ts',
  device_assignment: 'trips/assignments.test.ts',
  removed_device: 'live/liveScope.test.ts',
  trip_exclusion: 'trips/tripDeletion.test.ts',
  trip_share: 'trips/assignments.test.ts',
  user_group: 'records/group/userGroups.test.ts',
}

/** Returns the tables of the database whose rows belong to depots, but that no test of the scope covers. */
async function untestedTables(database: Queryable): Promise<string[]> {
  const tables = await scopedTables(database)
  return tables.filter((table) => !(table in policies) && !(table in testedIn))
}

// Row-level security does not apply to the superuser of the embedded database.
describe.skipIf(process.env['TEST_DATABASE'] === 'embedded')('A34 row-level security as an oracle', () => {
  let test: TestDatabase
  let user = 0

  beforeAll(async () => {
    test = await createTestDatabase()
    const { database } = test
    user = await createUser(database)
    await database.query(
      `insert into fleet_group (name, parent_id) select 'Depo ' || n, case when n > 4 then n - 3 end from generate_series(2, ${GROUPS}) n;
       insert into vehicle (type_id, number, number_key, group_id)
         select (select min(id) from vehicle_type), 'B ' || n, 'B ' || n, 1 + n % ${GROUPS} from generate_series(1, 60) n;
       insert into driver (name, group_id) select 'Supir ' || n, 1 + n * 7 % ${GROUPS} from generate_series(1, 60) n;
       insert into device (name, imei, imei_key, vehicle_id, driver_id, group_id)
         select 'Pelacak ' || n, n, n, case when n % 3 > 0 then n end, case when n % 4 > 0 then 61 - n end, 1 + n * 5 % ${GROUPS}
         from generate_series(1, 60) n;
       insert into last_position (device_id, time, lat, lng, status)
         select id, now() - id * interval '1 minute', -6.2, 106.8, 'Parkir' from device where id % 5 > 0;
       insert into gps_session (device_id, vehicle_id, driver_id, source, start_time, end_time, distance_km, point_count, group_id)
         select 1 + n % 60, 1 + n % 59, 1 + n % 53, 'tracker', now() - n * interval '1 hour', now(), 1, 0, 1 + n * 11 % ${GROUPS}
         from generate_series(1, 200) n;`,
    )
    await database.query(
      `insert into notification (user_id, key, kind, title, body, at, group_ids)
       select $1, n, 'silent', 'Uji', 'Uji', now(), array[1 + n % ${GROUPS}, 1 + n * n % ${GROUPS}] from generate_series(1, 60) n`,
      [user],
    )
    await database.query(
      `create function seen() returns int[] language sql stable as
         $$ select string_to_array(nullif(current_setting('test.groups'), ''), ',')::int[] $$;
       create role oracle;
       grant usage on schema public to oracle;
       grant select on all tables in schema public to oracle;
       ${Object.entries(policies)
         .map(
           ([table, rule]) =>
             `alter table ${table} enable row level security; create policy seen on ${table} to oracle using (${rule});`,
         )
         .join('\n')}`,
    )
  }, 60_000)
  afterAll(async () => {
    await test.database.query(
      `${Object.keys(policies)
        .map((table) => `drop policy seen on ${table};`)
        .join(' ')} drop owned by oracle; drop role oracle`,
    )
    await test.close()
  })

  /** Returns the ids of the rows of a table that the policies allow for these depots. */
  function oracle(groupIds: readonly number[], table: string, id = 'id', condition = 'true') {
    return test.database.transaction(async (transaction) => {
      await transaction.query(`select set_config('test.groups', $1, true)`, [groupIds.join()])
      await transaction.query('set local role oracle')
      const rows = await transaction.query<{ id: number }>(
        `select ${id} as id from ${table} where ${condition} order by 1`,
      )
      return rows.map((row) => row.id)
    })
  }

  const sorted = (rows: readonly { id?: number }[]) => rows.map(({ id = 0 }) => id).toSorted((a, b) => a - b)

  it('row-level security of PostgreSQL selects the same rows as the queries of the server', async () => {
    const groups = fc.uniqueArray(fc.integer({ min: 1, max: GROUPS }), { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(groups, async (chosen) => {
        const groupIds = chosen.toSorted((a, b) => a - b)
        const { database } = test
        const scope = scopeWith(groupIds)
        expect(sorted(await listVehicles(database, scope))).toEqual(await oracle(groupIds, 'vehicle'))
        expect(sorted(await listDrivers(database, scope))).toEqual(await oracle(groupIds, 'driver'))
        const devices = await listDevices(database, scope)
        expect(sorted(devices)).toEqual(await oracle(groupIds, 'device'))
        expect(sorted(await listGroups(database, scope))).toEqual(await oracle(groupIds, 'fleet_group'))
        expect(sorted(await listGroupPlaces(database, scope))).toEqual(await oracle(groupIds, 'fleet_group'))
        const trips = await listTrips(database, scope, {})
        expect(sorted(trips)).toEqual(await oracle(groupIds, 'gps_session'))
        const drivers = new Set(await oracle(groupIds, 'driver'))
        const named = [...devices, ...trips].flatMap(({ driver }) => driver?.id ?? [])
        expect(named.filter((id) => !drivers.has(id))).toEqual([])
        const { positions } = await readFleet(database, scope, { vehicleId: null, driverId: null })
        const live: { device: { id: number } }[] = JSON.parse(positions)
        expect(sorted(live.map(({ device }) => device))).toEqual(await oracle(groupIds, 'device'))
        const last = await findLastPosition(database, scope)
        const [newest] = await oracle(
          groupIds,
          '(select device_id from last_position order by time desc limit 1) l',
          'device_id',
        )
        expect(last?.device.id).toBe(newest)
        const inbox = await listNotifications(database, scope, { userId: user, tokenId: null }, null)
        expect(sorted(inbox.data)).toEqual(await oracle(groupIds, 'notification'))
      }),
      { numRuns: 40 },
    )
  })

  it('tests the scope of every table with a column for depots, also of one that a migration has just added', async () => {
    expect(await untestedTables(test.database)).toEqual([])
    const tables = new Set(await scopedTables(test.database))
    expect(Object.keys(testedIn).filter((table) => !tables.has(table) || table in policies)).toEqual([])
    const source = join(import.meta.dirname, '../..')
    expect(Object.values(testedIn).filter((file) => !existsSync(join(source, file)))).toEqual([])
    await test.database.query(
      'create table forgotten_table (group_id integer not null references fleet_group)',
    )
    expect(await untestedTables(test.database)).toEqual(['forgotten_table'])
  })
})
