import type { components } from '@sikud/api/schema'
import type { Queryable } from '../../database/Database.ts'
import { type ArchivedFilter, archivedColumns, isListed } from '../archiveRepository.ts'
import { groupReference, inScope, type Scope } from '../../security/scope.ts'
import type { Versioned } from '../../safeWrites/recordVersion.ts'
import { editedColumns, insertRow, type StoredFields, updateRow } from '../recordRows.ts'

export type DriverFields = StoredFields<components['schemas']['DriverInput']>

export interface DriverRow extends DriverFields {
  id: number
  simulated: boolean
  group: { id: number; name: string }
  archived_at: string | null
}

const columns = `driver.id, simulated, ${editedColumns('driver')}, ${groupReference},
  ${archivedColumns('driver')}`
const tables = 'driver join fleet_group on fleet_group.id = group_id'

/** Lists the drivers in the caller's scope, sorted by name. */
export async function listDrivers(
  database: Queryable,
  { groupIds }: Scope,
  archived?: ArchivedFilter,
): Promise<DriverRow[]> {
  return database.query(
    `select ${columns}, driver.version from ${tables} where ${inScope('group_id', '$1')} and ${isListed('driver', '$2')}
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
  return insertRow(database, 'driver', fields)
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
  return updateRow(database, 'driver', { id, version, values: fields })
}
