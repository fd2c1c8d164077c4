import type { components } from '@sikud/api/schema'
import type { Queryable } from '../../database/Database.ts'
import { normaliseImei } from '../../identities/identityKeys.ts'
import type { TrackerProtocol } from '../../ingest/Intake.ts'
import { type ArchivedFilter, archivedColumns, isListed } from '../archiveRepository.ts'
import { driverReference, groupReference, inScope, type Scope } from '../../security/scope.ts'
import type { Versioned } from '../../safeWrites/recordVersion.ts'
import { editedColumns, insertRow, type StoredFields, updateRow } from '../recordRows.ts'

/**
 * The fields of a device that users edit. `group_id` is the depot of the vehicle; if the device has no vehicle, its own.
 */
export type DeviceFields = StoredFields<Omit<components['schemas']['DeviceInput'], 'assigned_from'>>

export interface DeviceRow extends DeviceFields {
  id: number
  simulated: boolean
  vehicle: { id: number; number: string; name: string } | null
  /** Has no `id` if the driver is outside the caller's scope; then `driver_id` is null. */
  driver: { id?: number; name: string } | null
  group: { id: number; name: string }
  archived_at: string | null
  /** Whether another device may have the IMEI of this archived device. */
  identity_free: true | null
  /** Whether the device has contacted the server since it was archived. */
  still_reporting: boolean
  last_contact: string | null
  protocol: TrackerProtocol | null
  /** In percent. */
  battery: number | null
}

const seesDriver = inScope('driver.group_id', '$1')
const columns = `device.id, device.simulated, ${editedColumns('device', 'driver_id')}, ${groupReference},
  case when ${seesDriver} then driver_id end as driver_id,
  case when vehicle.id is not null then json_build_object('id', vehicle.id, 'number', vehicle.number,
    'name', brand.name || ' ' || vehicle_type.name) end as vehicle,
  ${driverReference('$1')} as driver, ${archivedColumns('device', 'imei_key')},
  coalesce(device_contact.last_contact > device.archived_at, false) as still_reporting,
  to_json(case when place.simulated then place.received_at else device_contact.last_contact end) #>> '{}' as last_contact,
  device_contact.protocol, device_contact.battery::float8 as battery`
const tables = `device join fleet_group on fleet_group.id = device.group_id
  left join vehicle on vehicle.id = vehicle_id
  left join vehicle_type on vehicle_type.id = vehicle.type_id
  left join brand on brand.id = vehicle_type.brand_id
  left join driver on driver.id = driver_id
  left join device_contact on device_contact.device_id = device.id
  left join last_position place on place.device_id = device.id`

/** Lists the devices in the caller's scope, sorted by name. */
export async function listDevices(
  database: Queryable,
  { groupIds }: Scope,
  archived?: ArchivedFilter,
): Promise<DeviceRow[]> {
  return database.query(
    `select ${columns}, device.version from ${tables} where ${inScope('device.group_id', '$1')} and ${isListed('device', '$2')}
     order by lower(device.name), device.id`,
    [groupIds, archived ?? null],
  )
}

/** Reads one device; returns null if the caller's scope does not include it. */
export async function findDevice(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
): Promise<(DeviceRow & Versioned) | null> {
  const [device] = await database.query<DeviceRow & Versioned>(
    `select ${columns}, device.version from ${tables} where device.id = $2 and ${inScope('device.group_id', '$1')}`,
    [groupIds, id],
  )
  return device ?? null
}

/**
 * Returns the device that has this IMEI, whatever its spelling. Returns null if the caller's scope has no such device.
 */
export async function findByImei(
  database: Queryable,
  { groupIds }: Scope,
  imei: string,
): Promise<{ name: string; isArchived: boolean } | null> {
  const [device] = await database.query<{ name: string; isArchived: boolean }>(
    `select name, archived_at is not null as "isArchived" from device
     where imei_key = $2 and ${inScope('group_id', '$1')}`,
    [groupIds, normaliseImei(imei)],
  )
  return device ?? null
}

/** Stores a new device; returns the id. Throws a violation of `device_imei_key` if another device has the IMEI. */
export async function insertDevice(database: Queryable, fields: DeviceFields): Promise<number | undefined> {
  return insertRow(database, 'device', { ...fields, imei_key: normaliseImei(fields.imei) })
}

/**
 * Replaces the fields of a device and returns true. A changed IMEI gets a new identity key and resets `imei_exempt`,
 * the mark of an imported device whose id is not an IMEI. If the device has a driver outside the caller's scope, it
 * keeps this driver unless the caller chose another one. If the device no longer has the version `version`, changes
 * nothing and returns false. If `version` is null, the version is not compared.
 */
export async function updateDevice(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
  fields: DeviceFields,
  version: number | null,
): Promise<boolean> {
  return updateRow(database, 'device', {
    id,
    version,
    values: fields,
    computed: (param) => ({
      driver_id: `coalesce(${param(fields.driver_id)}, (
        select id from driver where driver.id = driver_id and not ${inScope('driver.group_id', param(groupIds))}))`,
      imei_exempt: `imei_exempt and imei = ${param(fields.imei)}`,
      imei_key: `case when imei = ${param(fields.imei)} then imei_key else ${param(normaliseImei(fields.imei))} end`,
    }),
  })
}

/**
 * Raises the version of a device whose history was corrected and returns true. If the device no longer has the version
 * `version`, changes nothing and returns false. If `version` is null, the version is not compared.
 */
export async function raiseDeviceVersion(
  database: Queryable,
  id: number,
  version: number | null,
): Promise<boolean> {
  const rows = await database.query(
    'update device set version = version + 1 where id = $1 and version = coalesce($2, version) returning id',
    [id, version],
  )
  return rows.length > 0
}

/**
 * Returns two results: whether the caller's scope has the vehicle, and whether it has the driver. An archived vehicle
 * or driver does not count. A result is also true if the device has no vehicle or no driver.
 */
export async function checkReferences(
  database: Queryable,
  { groupIds }: Scope,
  fields: Pick<DeviceFields, 'vehicle_id' | 'driver_id'>,
) {
  const [found] = await database.query<{ vehicle: boolean; driver: boolean }>(
    `select $1::bigint is null or exists (select from vehicle where id = $1 and archived_at is null and ${inScope('group_id', '$3')}) as vehicle,
       $2::bigint is null or exists (select from driver where id = $2 and archived_at is null and ${inScope('group_id', '$3')}) as driver`,
    [fields.vehicle_id, fields.driver_id, groupIds],
  )
  return found ?? { vehicle: false, driver: false }
}
