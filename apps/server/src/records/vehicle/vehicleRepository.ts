import type { components } from '@sikud/api/schema'
import type { Queryable } from '../../database/Database.ts'
import { normalisePlate } from '../../identities/identityKeys.ts'
import { type ArchivedFilter, archivedColumns, isListed } from '../archiveRepository.ts'
import { groupReference, inScope, type Scope } from '../../security/scope.ts'
import type { Versioned } from '../../safeWrites/recordVersion.ts'
import { editedColumns, insertRow, type StoredFields, updateRow } from '../recordRows.ts'

/** The fields of a vehicle that users edit. They do not include the brand, because the type determines it. */
export type VehicleFields = StoredFields<Omit<components['schemas']['VehicleInput'], 'brand_id'>>

interface VehicleRow extends VehicleFields {
  id: number
  brand_id: number
  simulated: boolean
  group: { id: number; name: string }
  type: { id: number; name: string; brand: { id: number; name: string } }
  archived_at: string | null
  /** Whether another vehicle may have the plate of this archived vehicle. */
  identity_free: true | null
}

const columns = `vehicle.id, brand_id, simulated, ${editedColumns('vehicle')}, ${groupReference},
  json_build_object('id', vehicle_type.id, 'name', vehicle_type.name,
    'brand', json_build_object('id', brand.id, 'name', brand.name)) as type, ${archivedColumns('vehicle', 'number_key')}`
const tables = `vehicle join vehicle_type on vehicle_type.id = type_id join brand on brand.id = brand_id
  join fleet_group on fleet_group.id = vehicle.group_id`

export async function listVehicles(
  database: Queryable,
  { groupIds }: Scope,
  archived?: ArchivedFilter,
): Promise<VehicleRow[]> {
  return database.query(
    `select ${columns}, vehicle.version from ${tables} where ${inScope('vehicle.group_id', '$1')} and ${isListed('vehicle', '$2')}
     order by number, vehicle.id`,
    [groupIds, archived ?? null],
  )
}

/** Reads one vehicle; returns null if the caller's scope does not include it. */
export async function findVehicle(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
): Promise<(VehicleRow & Versioned) | null> {
  const [vehicle] = await database.query<VehicleRow & Versioned>(
    `select ${columns}, vehicle.version from ${tables} where vehicle.id = $2 and ${inScope('vehicle.group_id', '$1')}`,
    [groupIds, id],
  )
  return vehicle ?? null
}

/** Returns whether an archived vehicle of the caller's scope has this plate, whatever its spelling. */
export async function isPlateArchived(
  database: Queryable,
  { groupIds }: Scope,
  plate: string,
): Promise<boolean> {
  const found = await database.query(
    `select from vehicle where number_key = $2 and archived_at is not null and ${inScope('group_id', '$1')}`,
    [groupIds, normalisePlate(plate)],
  )
  return found.length > 0
}

/**
 * Stores a new vehicle; returns the id. Throws a violation of `vehicle_number_key` if another vehicle has the plate.
 */
export async function insertVehicle(database: Queryable, fields: VehicleFields): Promise<number | undefined> {
  return insertRow(database, 'vehicle', { ...fields, number_key: normalisePlate(fields.number) })
}

/**
 * Replaces the fields of a vehicle and returns true. A changed plate gets a new identity key. If the vehicle no longer
 * has the version `version`, changes nothing and returns false. If `version` is null, the version is not compared.
 */
export async function updateVehicle(
  database: Queryable,
  id: number,
  fields: VehicleFields,
  version: number | null,
): Promise<boolean> {
  return updateRow(database, 'vehicle', {
    id,
    version,
    values: fields,
    computed: (param) => ({
      number_key: `case when number = ${param(fields.number)} then number_key
        else ${param(normalisePlate(fields.number))} end`,
    }),
  })
}

interface BrandRow {
  id: number
  name: string
}

export async function listBrands(database: Queryable): Promise<BrandRow[]> {
  return database.query('select id, name from brand order by lower(name)')
}

export async function findBrand(database: Queryable, id: number): Promise<BrandRow | null> {
  const [brand] = await database.query<BrandRow>('select id, name from brand where id = $1', [id])
  return brand ?? null
}

export async function listTypes(database: Queryable, brandId: number): Promise<BrandRow[]> {
  return database.query('select id, name from vehicle_type where brand_id = $1 order by lower(name)', [
    brandId,
  ])
}

/** Returns two results: whether the brand exists, and whether the type exists and belongs to this brand. */
export async function checkType(database: Queryable, brandId: number, typeId: number) {
  const [found] = await database.query<{ brand: boolean; type: boolean }>(
    `select exists (select from brand where id = $1::bigint) as brand,
       exists (select from vehicle_type where id = $2::bigint and brand_id = $1::bigint) as type`,
    [brandId, typeId],
  )
  return found ?? { brand: false, type: false }
}
