import { openDatabase } from '../../apps/server/src/database/openDatabase.ts'
import { loadReferenceData } from '../../apps/server/src/reference/loadReferenceData.ts'
import { createToken } from '../../apps/server/src/security/tokens.ts'
import { createUser } from '../../apps/server/src/testing/createUser.ts'

/** Where the data lies; the settings of the server say the same. */
export interface Place {
  dataDir: string
  databaseUrl?: string
}

/** Registers devices, and answers a token that may look at them. */
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

/** Counts the positions among these that are not there; times in seconds since 1970, by IMEI. */
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
