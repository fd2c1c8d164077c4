import type { Queryable } from '../database/Database.ts'
import { inputFields } from '../http/contract.ts'
import { type SubjectType, tableOf } from '../audit/difference.ts'

/** The fields of a request body as the database stores them: none is absent, and ids are numbers. */
export type StoredFields<Input> = {
  [Field in keyof Input]-?: number extends Input[Field]
    ? Exclude<Input[Field], string | undefined>
    : Exclude<Input[Field], undefined>
}

/** Returns the SQL columns of the fields that users edit, without those that the caller selects itself. */
export function editedColumns(kind: SubjectType, ...without: string[]): string {
  const own = inputFields(kind).filter((name) => !without.includes(name))
  return own.map((name) => `${tableOf(kind)}.${name}`).join(', ')
}

/** Stores a new row with these values by column; returns the id. */
export async function insertRow(
  database: Queryable,
  kind: SubjectType,
  values: Record<string, unknown>,
): Promise<number | undefined> {
  const names = Object.keys(values)
  const [created] = await database.query<{ id: number }>(
    `insert into ${tableOf(kind)} (${names.join(', ')}) values (${names.map((_, nth) => `$${nth + 1}`).join(', ')})
     returning id`,
    Object.values(values),
  )
  return created?.id
}

/** Deletes rows. Throws a violation of a foreign key if another row still refers to one of them. */
export async function deleteRows(
  database: Queryable,
  kind: SubjectType,
  ids: readonly number[],
): Promise<void> {
  await database.query(`delete from ${tableOf(kind)} where id = any($1::int[])`, [ids])
}

interface RowChange {
  id: number
  /** The row changes only if it still has this version; null for any version. */
  version: number | null
  values: Record<string, unknown>
  /** Returns SQL for columns whose new value depends on the row; `param` adds a parameter. */
  computed?: (param: (value: unknown) => string) => Record<string, string>
}

/** Replaces values of a row and returns true. Changes nothing and returns false if the version differs. */
export async function updateRow(
  database: Queryable,
  kind: SubjectType,
  { id, version, values, computed }: RowChange,
): Promise<boolean> {
  const params: unknown[] = [id, version]
  const param = (value: unknown) => `$${params.push(value)}`
  const sql = computed?.(param) ?? {}
  for (const [name, value] of Object.entries(values)) sql[name] ??= param(value)
  const rows = await database.query(
    `update ${tableOf(kind)} set ${Object.entries(sql)
      .map(([name, value]) => `${name} = ${value}`)
      .join(', ')} where id = $1 and version = coalesce($2, version) returning id`,
    params,
  )
  return rows.length > 0
}
