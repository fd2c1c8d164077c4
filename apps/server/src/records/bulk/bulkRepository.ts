import type { components } from '@sikud/api/schema'
import type { Queryable } from '../../database/Database.ts'
import { inScope, type Scope } from '../../security/scope.ts'
import { type ArchivedKind, hasHistory } from '../archiveRepository.ts'

/** A record that a bulk change names, with what can stand against the change. */
export interface NamedRecord {
  id: number
  name: string
  version: number
  isArchived: boolean
  vehicleId: number | null
  hasHistory: boolean
  /** The first devices that have the vehicle or driver, and how many more there are. */
  usedBy: string[]
  moreUses: number
}

const NAMED = 3

/**
 * Locks the records with these ids in the caller's scope and returns them in the order of their ids. Reads the history
 * and the uses only for a deletion, because they take time.
 */
export async function lockMany(
  transaction: Queryable,
  { groupIds }: Scope,
  kind: ArchivedKind,
  { ids, isDeletion }: { ids: readonly number[]; isDeletion: boolean },
): Promise<NamedRecord[]> {
  const uses =
    isDeletion && kind !== 'device'
      ? `array(select name from device where device.${kind}_id = ${kind}.id order by lower(name))`
      : `'{}'::text[]`
  const rows = await transaction.query<Omit<NamedRecord, 'usedBy' | 'moreUses'> & { uses: string[] }>(
    `select id, ${kind === 'vehicle' ? 'number' : 'name'} as name, version, archived_at is not null as "isArchived",
       ${kind === 'device' ? 'vehicle_id' : 'null::integer'} as "vehicleId",
       ${isDeletion ? hasHistory[kind] : 'false'} as "hasHistory", ${uses} as uses
     from ${kind} where id = any($2::int[]) and ${inScope('group_id', '$1')}
     order by id for ${isDeletion ? 'update' : 'no key update'}`,
    [groupIds, ids],
  )
  return rows.map(({ uses: names, ...row }) => ({
    ...row,
    usedBy: names.slice(0, NAMED),
    moreUses: Math.max(0, names.length - NAMED),
  }))
}

export type ManyChanges = components['schemas']['ManyDeviceChanges']['changes']

/**
 * Sets values of many records. A device whose driver is outside the caller's scope keeps this driver, unless the caller
 * chose another one.
 */
export async function updateMany(
  transaction: Queryable,
  { groupIds }: Scope,
  kind: ArchivedKind,
  ids: readonly number[],
  values: Partial<Record<'group_id' | 'vehicle_id' | 'driver_id', number | null>>,
): Promise<void> {
  const params: unknown[] = [ids]
  const param = (value: unknown) => `$${params.push(value)}`
  const sets = Object.entries(values).map(([name, value]) =>
    name === 'driver_id' && value === null
      ? `driver_id = (select id from driver where driver.id = driver_id and not ${inScope('driver.group_id', param(groupIds))})`
      : `${name} = ${param(value)}::integer`,
  )
  await transaction.query(`update ${kind} set ${sets.join(', ')} where id = any($1::int[])`, params)
}

/** Returns those devices that were heard of within the last hour, so that they can be under way. */
export async function listActive(database: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select device_id as id from device_contact
     where device_id = any($1::int[]) and last_contact > now() - interval '1 hour' order by device_id`,
    [ids],
  )
  return rows.map(({ id }) => id)
}
