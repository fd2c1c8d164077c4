import type { Queryable } from '../../database/Database.ts'

/** A brand of vehicles, or a vehicle type of a brand. */
export interface BrandRow {
  id: number
  name: string
}

/** Lists the brands, sorted by name. */
export async function listBrands(database: Queryable): Promise<BrandRow[]> {
  return database.query('select id, name from brand order by lower(name)')
}

/** Reads one brand. */
export async function findBrand(database: Queryable, id: number): Promise<BrandRow | null> {
  const [brand] = await database.query<BrandRow>('select id, name from brand where id = $1', [id])
  return brand ?? null
}

/** Lists the vehicle types of a brand, sorted by name. */
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
