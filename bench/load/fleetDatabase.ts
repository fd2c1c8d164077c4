import { openDatabase } from '../../apps/server/src/database/openDatabase.ts'
import { loadReferenceData } from '../../apps/server/src/reference/loadReferenceData.ts'
import { createToken } from '../../apps/server/src/security/tokens.ts'
import { createUser } from '../../apps/server/src/testing/createUser.ts'

/** The location of a database, as in the settings of the server. */
export interface Place {
  dataDir: string
  databaseUrl?: string
}

/** Returns the settings of a server that uses the database. */
export function settingsOf({ dataDir, databaseUrl = '' }: Place) {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
}

/** Registers devices; returns the token of a user with all permissions. */
export async function makeFleet(place: Place, imeis: readonly string[]): Promise<string> {
  const database = await openDatabase(place)
  try {
    await loadReferenceData(database)
    await database.query(
      'insert into device (name, imei) select imei, imei from unnest($1::text[]) as t (imei)',
      [imeis],
    )
    return await createToken(database, await createUser(database))
  } finally {
    await database.close()
  }
}

/** Returns tokens of new users with all permissions. */
export async function makeTokens(place: Place, count: number): Promise<string[]> {
  const database = await openDatabase(place)
  try {
    const tokens = []
    for (let user = 0; user < count; user += 1)
      tokens.push(await createToken(database, await createUser(database)))
    return tokens
  } finally {
    await database.close()
  }
}

/**
 * Creates users of one depot, and gives each device a vehicle, a driver and a last position; returns the users' tokens.
 */
export async function makeReaders(place: Place, count: number): Promise<string[]> {
  const database = await openDatabase(place)
  try {
    await database.query(`
      insert into vehicle (type_id, number, group_id) select (select min(id) from vehicle_type), 'B ' || (1000 + id) || ' KLM', 1 from device;
      insert into driver (name, group_id) select 'Pengemudi ' || id, 1 from device;
      update device set vehicle_id = device.id, driver_id = device.id;
      insert into last_position (device_id, time, lat, lng, status, received_at)
      select id, now(), -6.2, 106.8, 'Bergerak', now() from device;
    `)
    const tokens = []
    for (let user = 0; user < count; user += 1)
      tokens.push(await createToken(database, await createUser(database, { groups: [1] })))
    return tokens
  } finally {
    await database.close()
  }
}

/**
 * Counts the acknowledged positions that are not stored; `acknowledged` contains the times of the positions, in seconds
 * since 1970.
 */
export async function countLost(
  place: Place,
  acknowledged: readonly { imei: string; acknowledged: readonly number[] }[],
): Promise<number> {
  const database = await openDatabase({ ...place, statementTimeoutMs: 0 })
  try {
    let lost = 0
    for (const { imei, acknowledged: times } of acknowledged) {
      const [row] = await database.query<{ count: number }>(
        `select count(*) as count from (select distinct to_timestamp(t) as time from unnest($2::float8[]) as t) as sent
         where not exists (select from position join device on device.id = position.device_id
           where device.imei = $1 and position.time = sent.time)`,
        [imei, times],
      )
      lost += row?.count ?? 0
    }
    return lost
  } finally {
    await database.close()
  }
}
