import type { Queryable } from '../../database/Database.ts'
import { type ArchivedFilter, archivedColumns, isListed } from '../archiveRepository.ts'
import { groupReference, inScope, type Scope } from '../../security/scope.ts'
import type { Versioned } from '../../safeWrites/recordVersion.ts'

export interface DriverFields {
  name: string
  phone: string | null
  email: string | null
  license: string | null
  group_id: number
}

export interface DriverRow extends DriverFields {
  id: number
  simulated: boolean
  group: { id: number; name: string }
  archived_at: string | null
}

const columns = `driver.id, driver.name, phone, email, license, simulated, group_id, ${groupReference},
  ${archivedColumns('driver')}`
const tables = 'driver join fleet_group on fleet_group.id = group_id'

/** Lists the drivers in the caller's scope, sorted by name. */
export async function listDrivers(
  database: Queryable,
  { groupIds }: Scope,
  archived?: ArchivedFilter,
): Promise<DriverRow[]> {
  return database.query(
    `select ${columns} from ${tables} where ${inScope('group_id', '$1')} and ${isListed('driver', '$2')}
     order by lower(driver.name), driver.id`,
    [groupIds, archived ?? null],
  )
}

/** Reads one driver; returns null if the caller's scope does not include it. */
export async function findDriver(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
): Promise<(DriverRow & Versioned) | null> {
  const [driver] = await database.query<DriverRow & Versioned>(
    `select ${columns}, driver.version from ${tables} where driver.id = $2 and ${inScope('group_id', '$1')}`,
    [groupIds, id],
  )
  return driver ?? null
}

export async function insertDriver(database: Queryable, fields: DriverFields): Promise<number | undefined> {
  const [created] = await database.query<{ id: number }>(
    'insert into driver (name, phone, email, license, group_id) values ($1, $2, $3, $4, $5) returning id',
    [fields.name, fields.phone, fields.email, fields.license, fields.group_id],
  )
  return created?.id
}

/**
 * Replaces the fields of a driver and returns true. If the driver no longer has the version `version`, changes nothing
 * and returns false. If `version` is null, the version is not compared.
 */
export async function updateDriver(
  database: Queryable,
  id: number,
  fields: DriverFields,
  version: number | null,
): Promise<boolean> {
  const rows = await database.query(
    `update driver set name = $2, phone = $3, email = $4, license = $5, group_id = $7
     where id = $1 and version = coalesce($6, version) returning id`,
    [id, fields.name, fields.phone, fields.email, fields.license, version, fields.group_id],
  )
  return rows.length > 0
}

export async function deleteDriver(database: Queryable, id: number): Promise<boolean> {
  const rows = await database.query('delete from driver where id = $1 returning id', [id])
  return rows.length > 0
}
