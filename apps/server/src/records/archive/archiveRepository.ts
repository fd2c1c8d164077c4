import type { Queryable } from '../../database/Database.ts'
import { normaliseImei, normalisePlate } from '../../identities/identityKeys.ts'
import { inScope, type Scope } from '../../security/scope.ts'
import type { ArchivedKind } from './archivedColumns.ts'

/** The columns of the text that identifies a record and of its key, and the function that computes the key. */
const identities = {
  device: { text: 'imei', key: 'imei_key', normalise: normaliseImei },
  vehicle: { text: 'number', key: 'number_key', normalise: normalisePlate },
  driver: null,
} as const

/** The vehicle and driver of a device that a user archives, or that loses its archived vehicle or driver. */
export interface Released {
  id: number
  vehicle_id: number | null
  driver_id: number | null
}

/**
 * Locks the devices that have a record as vehicle or driver, or the device itself, and returns them; `hidden` is the
 * number of those outside the caller's scope, which are not returned.
 */
export async function lockDevicesOf(
  transaction: Queryable,
  { groupIds }: Scope,
  kind: ArchivedKind,
  id: number,
): Promise<{ devices: Released[]; hidden: number }> {
  const column = kind === 'device' ? 'id' : `${kind}_id`
  const rows = await transaction.query<Released & { isVisible: boolean }>(
    `select id, vehicle_id, driver_id, ${inScope('group_id', '$2')} as "isVisible" from device
     where ${column} = $1 order by id for update`,
    [id, groupIds],
  )
  const devices = rows.flatMap(({ isVisible, ...device }) => (isVisible ? [device] : []))
  return { devices, hidden: rows.length - devices.length }
}

/** Takes a vehicle or driver from its devices; takes both from a device. */
export async function releaseDevices(transaction: Queryable, kind: ArchivedKind, id: number): Promise<void> {
  await transaction.query(
    kind === 'device'
      ? 'update device set vehicle_id = null, driver_id = null where id = $1'
      : `update device set ${kind}_id = null where ${kind}_id = $1`,
    [id],
  )
}

/** Marks a record as archived; keeps the time of a record that is archived already. */
export async function archiveRow(transaction: Queryable, kind: ArchivedKind, id: number): Promise<void> {
  await transaction.query(`update ${kind} set archived_at = coalesce(archived_at, now()) where id = $1`, [id])
}

/** Lets another record have the IMEI or plate of an archived record. Does nothing for a driver. */
export async function freeIdentity(transaction: Queryable, kind: ArchivedKind, id: number): Promise<void> {
  const identity = identities[kind]
  if (identity) await transaction.query(`update ${kind} set ${identity.key} = null where id = $1`, [id])
}

/**
 * Ends the archiving of a record and gives it its key again. Throws a violation of the index of the key if another
 * record has this key by then.
 */
export async function restoreRow(transaction: Queryable, kind: ArchivedKind, id: number): Promise<void> {
  const identity = identities[kind]
  if (identity) {
    const [freed] = await transaction.query<{ text: string }>(
      `select ${identity.text} as text from ${kind} where id = $1 and ${identity.key} is null`,
      [id],
    )
    if (freed) {
      const key = identity.normalise(freed.text)
      await transaction.query(`update ${kind} set ${identity.key} = $2 where id = $1`, [id, key])
    }
  }
  await transaction.query(`update ${kind} set archived_at = null where id = $1`, [id])
}
