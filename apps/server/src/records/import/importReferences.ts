import type { Queryable } from '../../database/Database.ts'
import { arrayOf } from '../../database/sql.ts'
import { normaliseImei, normalisePlate } from '../../identities/identityKeys.ts'
import { inScope, type Scope } from '../../security/scope.ts'
import type { DeviceFields } from '../device/deviceRepository.ts'
import type { DriverFields } from '../driver/driverRepository.ts'
import { chooseGroup, listGroupPlaces } from '../group/groupRepository.ts'
import { editedColumns } from '../recordRows.ts'
import type { VehicleFields } from '../vehicle/vehicleRepository.ts'

/** A stored record, as far as an import compares it. */
export type Stored<Fields> = Fields & {
  id: number
  version: number
  isArchived: boolean
  /** Whether the record is in the caller's depots. */
  isSeen: boolean
}

export interface TypeOfBrand {
  id: number
  name: string
  brandId: number
  brand: string
}

/** Everything that the rows of an import can refer to, read with a few statements instead of some for each row. */
export interface ImportReferences {
  groups: NameIndex<{ id: number; name: string }>
  groupNames: ReadonlyMap<number, string>
  defaultGroup: number | null
  types: readonly TypeOfBrand[]
  typesByName: NameIndex<TypeOfBrand>
  brandsByName: NameIndex<{ id: number; name: string }>
  /** By identity key; also those of foreign depots. */
  vehicles: Map<string, Stored<VehicleFields>>
  devices: Map<string, Stored<DeviceFields>>
  /** The plates of vehicles that devices of the rows have. */
  plates: Map<number, string>
  drivers: ReadonlyMap<number, Stored<DriverFields>>
  driversByLicense: NameIndex<Stored<DriverFields>>
  driversByName: NameIndex<Stored<DriverFields>>
  /** Identity keys of devices that send positions and are not stored yet. */
  reporting: Set<string>
}

/** Finds records by a name, without regard to case and spaces. */
export class NameIndex<Item> {
  private readonly byName = new Map<string, Item[]>()

  constructor(items: readonly Item[], nameOf: (item: Item) => string) {
    for (const item of items) {
      const key = nameKey(nameOf(item))
      const same = this.byName.get(key)
      if (same) same.push(item)
      else this.byName.set(key, [item])
    }
  }

  all(name: string): readonly Item[] {
    return this.byName.get(nameKey(name)) ?? []
  }
}

/** Returns a name in the form in which an import compares it. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

/** Reads what rows with these plates and IMEIs refer to. */
export async function readReferences(
  database: Queryable,
  scope: Scope,
  { plates, imeis }: { plates: readonly string[]; imeis: readonly string[] },
): Promise<ImportReferences> {
  const { groupIds } = scope
  const types = await database.query<TypeOfBrand>(
    `select vehicle_type.id, vehicle_type.name, brand.id as "brandId", brand.name as brand
     from vehicle_type join brand on brand.id = brand_id order by vehicle_type.id`,
  )
  const brands = new Map(types.map(({ brandId, brand }) => [brandId, { id: brandId, name: brand }]))
  const devices = await database.query<Stored<DeviceFields> & { key: string; plate: string | null }>(
    `select device.id, ${editedColumns('device')}, imei_key as key,
       device.version, device.archived_at is not null as "isArchived",
       ${inScope('device.group_id', '$1')} as "isSeen", vehicle.number as plate
     from device left join vehicle on vehicle.id = vehicle_id where imei_key = any($2::text[])`,
    [groupIds, arrayOf(imeis.map(normaliseImei))],
  )
  const vehicles = await database.query<Stored<VehicleFields> & { key: string }>(
    `select id, ${editedColumns('vehicle')}, number_key as key, version,
       archived_at is not null as "isArchived", ${inScope('group_id', '$1')} as "isSeen"
     from vehicle where number_key = any($2::text[])`,
    [groupIds, arrayOf(plates.map(normalisePlate))],
  )
  const drivers = await database.query<Stored<DriverFields>>(
    `select id, ${editedColumns('driver')}, version, archived_at is not null as "isArchived", true as "isSeen"
     from driver where ${inScope('group_id', '$1')} order by id`,
    [groupIds],
  )
  const reporting = await database.query<{ imei: string }>(
    'select imei from unknown_device where imei = any($1::text[])',
    [arrayOf(imeis.map(normaliseImei))],
  )
  const groups = await listGroupPlaces(database, scope)
  return {
    groups: new NameIndex(groups, ({ name }) => name),
    groupNames: new Map(groups.map(({ id, name }) => [id, name])),
    defaultGroup: await chooseGroup(database, scope, undefined, null),
    types,
    typesByName: new NameIndex(types, ({ name }) => name),
    brandsByName: new NameIndex([...brands.values()], ({ name }) => name),
    vehicles: new Map(vehicles.map(({ key, ...vehicle }) => [key, vehicle])),
    devices: new Map(devices.map(({ key, plate: _plate, ...device }) => [key, device])),
    plates: new Map(
      devices.flatMap(({ vehicle_id, plate }) =>
        vehicle_id !== null && plate !== null ? [[vehicle_id, plate]] : [],
      ),
    ),
    drivers: new Map(drivers.map((driver) => [driver.id, driver])),
    driversByLicense: new NameIndex(
      drivers.filter(({ license }) => license !== null),
      ({ license }) => license ?? '',
    ),
    driversByName: new NameIndex(
      drivers.filter(({ isArchived }) => !isArchived),
      ({ name }) => name,
    ),
    reporting: new Set(reporting.map(({ imei }) => imei)),
  }
}
