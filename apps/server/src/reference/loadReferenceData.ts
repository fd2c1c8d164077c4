import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { columnsOf } from '../database/sql.ts'
import type { Database, Queryable } from '../database/Database.ts'
import { brands, vehicleTypeId } from './brands.ts'
import { accessGroups } from './__generated__/permissions.ts'

/**
 * Change this version when the list of places of Indonesia changes. If the database has another version, the server
 * loads the places again.
 */
const PLACES_VERSION = 'idn-area-data 4.0.1'
/** Key of a lock, so that servers that start on one database at the same time load the data one after another. */
const ADVISORY_LOCK = 5_120_012

/** Loads the Indonesian places, the brands and the permissions that the database lacks. */
export async function loadReferenceData(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('set local lock_timeout = 0; set local statement_timeout = 0')
    await transaction.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    await loadPermissions(transaction)
    await loadBrands(transaction)
    const [places] = await transaction.query<{ version: string }>(
      "select version from reference_data where name = 'places'",
    )
    if (places?.version === PLACES_VERSION) return
    for (const level of placeLevels) await loadPlaces(transaction, level)
    await transaction.query(
      `insert into reference_data (name, version) values ('places', $1)
       on conflict (name) do update set version = excluded.version`,
      [PLACES_VERSION],
    )
  })
}

async function loadPlaces(transaction: Queryable, level: (typeof placeLevels)[number]): Promise<void> {
  const places = await readPlaces(level.file)
  // Table and column names are safe to insert into SQL, because they come only from `placeLevels`.
  if (level.parent === null) {
    await transaction.query(
      `insert into ${level.table} (id, name) select * from unnest($1::bigint[], $2::text[])
       on conflict (id) do update set name = excluded.name`,
      columnsOf(places, 'id', 'name'),
    )
    return
  }
  await transaction.query(
    `insert into ${level.table} (id, ${level.parent}, name)
     select * from unnest($1::bigint[], $2::bigint[], $3::text[])
     on conflict (id) do update set name = excluded.name, ${level.parent} = excluded.${level.parent}`,
    columnsOf(places, 'id', 'parent', 'name'),
  )
}

async function loadBrands(transaction: Queryable): Promise<void> {
  await transaction.query(
    `insert into brand (id, name) select * from unnest($1::int[], $2::text[])
     on conflict (id) do update set name = excluded.name`,
    columnsOf(brands, 'id', 'name'),
  )
  const types = brands.flatMap(({ id, types }) =>
    types.map((name, index) => ({ id: vehicleTypeId(id, index), brand: id, name })),
  )
  await transaction.query(
    `insert into vehicle_type (id, brand_id, name) select * from unnest($1::int[], $2::int[], $3::text[])
     on conflict (id) do update set name = excluded.name`,
    columnsOf(types, 'id', 'brand', 'name'),
  )
}

/** Adds new permissions, and restores all permissions of the system role. */
async function loadPermissions(transaction: Queryable): Promise<void> {
  await transaction.query(
    `insert into access_group (id, name, description, position)
     select id, name, description, position
     from unnest($1::int[], $2::text[], $3::text[]) with ordinality as given (id, name, description, position)
     on conflict (id) do update set name = excluded.name, description = excluded.description, position = excluded.position`,
    columnsOf(accessGroups, 'id', 'name', 'description'),
  )
  const permissions = accessGroups.flatMap(({ id, permissions }) =>
    permissions.map((permission) => ({ ...permission, group: id })),
  )
  await transaction.query(
    `insert into permission (id, access_group_id, code, name, position)
     select id, access_group_id, code, name, position
     from unnest($1::int[], $2::int[], $3::text[], $4::text[]) with ordinality
       as given (id, access_group_id, code, name, position)
     on conflict (id) do nothing`,
    columnsOf(permissions, 'id', 'group', 'code', 'name'),
  )
  await transaction.query(
    `insert into role_permission (role_id, permission_id)
     select role.id, permission.id from role, permission where role.type = 'system'
     on conflict do nothing`,
  )
}

const require = createRequire(import.meta.url)

/** A province, regency, district or village; `parent` is the id of the next larger area, 0 for a province. */
interface Place {
  id: number
  parent: number
  name: string
}

/**
 * The four levels, largest areas first. A file has the columns code, code of the parent (not for provinces) and name.
 */
const placeLevels = [
  { table: 'province', parent: null, file: 'provinces.csv' },
  { table: 'regency', parent: 'province_id', file: 'regencies.csv' },
  { table: 'district', parent: 'regency_id', file: 'districts.csv' },
  { table: 'village', parent: 'district_id', file: 'villages.csv' },
] as const

/** Reads one level from the package `idn-area-data` (ODbL); ids are the official codes without their dots. */
async function readPlaces(file: string): Promise<Place[]> {
  const manifest = require.resolve('idn-area-data/package.json')
  const text = await readFile(join(dirname(manifest), 'data', file), 'utf8')
  const rows: string[][] = parse(text, { fromLine: 2, skipEmptyLines: true })
  return rows.map((row) => ({
    id: idOf(row[0]),
    parent: row.length > 2 ? idOf(row[1]) : 0,
    name: row.at(-1) ?? '',
  }))
}

function idOf(code = ''): number {
  return Number(code.replaceAll('.', ''))
}
