import type { Queryable } from '../../database/Database.ts'
import type { Versioned } from '../../safeWrites/recordVersion.ts'

/** The fields of a driver that users edit. */
export interface DriverFields {
  name: string
  phone: string | null
  email: string | null
  license: string | null
}

/** A driver as stored. */
export interface DriverRow extends DriverFields {
  id: number
  simulated: boolean
}

const columns = 'id, name, phone, email, license, simulated'

/** Lists the drivers by name. */
export async function listDrivers(database: Queryable): Promise<DriverRow[]> {
  return database.query(`select ${columns} from driver order by lower(name), id`)
}

/** Reads one driver. */
export async function findDriver(database: Queryable, id: number): Promise<(DriverRow & Versioned) | null> {
  const [driver] = await database.query<DriverRow & Versioned>(
    `select ${columns}, version from driver where id = $1`,
    [id],
  )
  return driver ?? null
}

/** Stores a new driver; returns the id. */
export async function insertDriver(database: Queryable, fields: DriverFields): Promise<number | undefined> {
  const [created] = await database.query<{ id: number }>(
    'insert into driver (name, phone, email, license) values ($1, $2, $3, $4) returning id',
    [fields.name, fields.phone, fields.email, fields.license],
  )
  return created?.id
}

/** Replaces the fields of a driver. Returns whether the driver exists with that version; null matches any version. */
export async function updateDriver(
  database: Queryable,
  id: number,
  fields: DriverFields,
  version: number | null,
): Promise<boolean> {
  const rows = await database.query(
    `update driver set name = $2, phone = $3, email = $4, license = $5
     where id = $1 and version = coalesce($6, version) returning id`,
    [id, fields.name, fields.phone, fields.email, fields.license, version],
  )
  return rows.length > 0
}

/** Deletes a driver that nothing refers to; returns whether it existed. */
export async function deleteDriver(database: Queryable, id: number): Promise<boolean> {
  const rows = await database.query('delete from driver where id = $1 returning id', [id])
  return rows.length > 0
}
