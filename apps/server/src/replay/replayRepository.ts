import type { Queryable } from '../database/Database.ts'
import { normaliseImei } from '../identities/identityKeys.ts'

/** What marks a device of a replay: no tracker has an IMEI like this. */
const PREFIX = 'putar-ulang:'

/** Makes a device for each recorded vehicle; answers their ids in the same order. */
export async function addReplayDevices(database: Queryable, keys: readonly string[]): Promise<number[]> {
  await removeReplayDevices(database)
  const rows = await database.query<{ id: number }>(
    `insert into device (name, imei, imei_key, imei_exempt, simulated)
     select 'Putar ulang ' || key, $3 || key, imei_key, true, true
     from unnest($1::text[], $2::text[]) with ordinality as t (key, imei_key, nr) order by nr
     returning id`,
    [keys, keys.map((key) => normaliseImei(PREFIX + key)), PREFIX],
  )
  return rows.map(({ id }) => id)
}

/** Takes the devices of a replay away, with all that hangs on them. */
export async function removeReplayDevices(database: Queryable): Promise<void> {
  await database.query('delete from device where simulated and starts_with(imei, $1)', [PREFIX])
}
