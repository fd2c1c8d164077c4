import type { Queryable } from '../../database/Database.ts'

export interface PlaceRow {
  id: number
  name: string
}

/** For each level: the table that stores its child places, and the column of this table that refers to the parent. */
const children = {
  province: { table: 'regency', column: 'province_id' },
  regency: { table: 'district', column: 'regency_id' },
  district: { table: 'village', column: 'district_id' },
} as const

/** Lists the provinces, sorted by name. */
export async function listProvinces(database: Queryable): Promise<PlaceRow[]> {
  return database.query('select id, name from province order by lower(name)')
}

export async function findPlace(
  database: Queryable,
  level: keyof typeof children,
  id: number,
): Promise<PlaceRow | null> {
  const [place] = await database.query<PlaceRow>(`select id, name from ${level} where id = $1`, [id])
  return place ?? null
}

/** Lists the places directly below a place, sorted by name. */
export async function listChildren(
  database: Queryable,
  level: keyof typeof children,
  id: number,
): Promise<PlaceRow[]> {
  const { table, column } = children[level]
  return database.query(`select id, name from ${table} where ${column} = $1 order by lower(name), id`, [id])
}
