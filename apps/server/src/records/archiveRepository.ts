import type { operations } from '@sikud/api/schema'
import type { Queryable } from '../database/Database.ts'
import { normaliseImei, normalisePlate } from '../identities/identityKeys.ts'
import { inScope, type Scope } from '../security/scope.ts'
import { conflict } from '../http/HttpError.ts'
import type { Usage } from '../locales/wording.ts'

/** The columns of the text that identifies a record and of its key, and the function that computes the key. */
const identities = {
  device: { text: 'imei', key: 'imei_key', normalise: normaliseImei },
  vehicle: { text: 'number', key: 'number_key', normalise: normalisePlate },
  driver: null,
} as const

/** The vehicle and driver of a device that a user archives, or that loses its archived vehicle or driver. */
interface Released {
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

/** The kinds of records that users can archive; also the names of their tables. */
export type ArchivedKind = 'device' | 'vehicle' | 'driver'

/** Which archived records a list has; without a value it has none. */
export type ArchivedFilter = NonNullable<
  NonNullable<operations['listDevices']['parameters']['query']>['archived']
>

/**
 * Returns the SQL columns that say since when a record is archived and, for a kind with an identity key, whether its
 * key was freed: true or null.
 */
export function archivedColumns(kind: ArchivedKind, key?: string): string {
  const since = `to_json(${kind}.archived_at) #>> '{}' as archived_at`
  return key === undefined ? since : `${since}, nullif(${kind}.${key} is null, false) as identity_free`
}

/** Returns SQL that is true if a list with the filter in `param` has the record. */
export function isListed(kind: ArchivedKind, param: string): string {
  const archived = `${kind}.archived_at is not null`
  return `case ${param}::text when 'only' then ${archived}
    when 'trips' then not (${archived}) or exists (select from gps_session where ${kind}_id = ${kind}.id)
    else not (${archived}) end`
}

/** Throws 409 for an archived record: users restore it before they change it. */
export function refuseArchived({ archived_at }: { archived_at: string | null }): void {
  if (archived_at !== null) throw conflict((texts) => texts.archive.restoreFirst)
}

const reported = (kind: 'vehicle' | 'driver') => `exists (
  select from device_assignment past where past.${kind}_id = ${kind}.id
    and exists (select from position where position.device_id = past.device_id and position.time >= past.from_at
      and (past.to_at is null or position.time < past.to_at)))`

/**
 * SQL that is true for a row with history: a trip, a position, or an assignment during which the device reported. Such
 * a record is never deleted, only archived.
 */
export const hasHistory: Record<ArchivedKind, string> = {
  device: `(exists (select from gps_session where gps_session.device_id = device.id)
    or exists (select from position where position.device_id = device.id)
    or exists (select from last_position where last_position.device_id = device.id))`,
  vehicle: `(exists (select from trip_share where trip_share.vehicle_id = vehicle.id)
    or exists (select from gps_session where gps_session.vehicle_id = vehicle.id) or ${reported('vehicle')})`,
  driver: `(exists (select from trip_share where trip_share.driver_id = driver.id)
    or exists (select from gps_session where gps_session.driver_id = driver.id) or ${reported('driver')})`,
}

/** Returns whether a record has history, so that it can be archived but not deleted. */
export async function keepsHistory(database: Queryable, kind: ArchivedKind, id: number): Promise<boolean> {
  const rows = await database.query(`select from ${kind} where id = $1 and ${hasHistory[kind]}`, [id])
  return rows.length > 0
}

const NAMED = 5

/** Returns which devices and how many trips in the caller's scope refer to a record, and whether it is archived. */
export async function findUsage(
  database: Queryable,
  { groupIds }: Scope,
  kind: ArchivedKind,
  id: number,
): Promise<Usage> {
  const column = `${kind}_id`
  const devices =
    kind === 'device'
      ? []
      : await database.query<{ name: string }>(
          `select name from device where ${column} = $1 and ${inScope('group_id', '$2')} order by lower(name)`,
          [id, groupIds],
        )
  const [trips] = await database.query<{ count: number; hasPositions: boolean }>(
    `select count(distinct session_id) as count,
       exists (select from ${kind} where id = $1 and ${inScope('group_id', '$2')} and ${hasHistory[kind]}) as "hasPositions"
     from trip_share where ${column} = $1 and ${inScope('group_id', '$2')}`,
    [id, groupIds],
  )
  const [record] = await database.query<{ isArchived: boolean }>(
    `select archived_at is not null as "isArchived" from ${kind} where id = $1`,
    [id],
  )
  return {
    isArchived: record?.isArchived ?? false,
    devices: devices.slice(0, NAMED).map(({ name }) => name),
    moreDevices: Math.max(0, devices.length - NAMED),
    trips: trips?.count ?? 0,
    hasPositions: trips?.hasPositions ?? false,
  }
}
