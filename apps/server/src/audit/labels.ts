import type { Queryable } from '../database/Database.ts'
import type { AuditRow } from './auditRepository.ts'

const groups = 'select id, name from fleet_group where id = any($1)'

/** The SQL that reads the names of related records, for each field that contains their ids. */
const relations: Record<string, string> = {
  device_id: 'select id, name from device where id = any($1)',
  vehicle_id: 'select id, number as name from vehicle where id = any($1)',
  driver_id: 'select id, name from driver where id = any($1)',
  role_id: 'select id, name from role where id = any($1)',
  group_id: groups,
  parent_id: groups,
  group_ids: groups,
  permissions: 'select id, name from permission where id = any($1)',
  type_id: `select vehicle_type.id, brand.name || ' ' || vehicle_type.name as name
    from vehicle_type join brand on brand.id = brand_id where vehicle_type.id = any($1)`,
}

type Values = Record<string, unknown>
type Names = Map<string, string>

/** A changed field with its old and new value as text. */
export interface FieldChange {
  field: string
  before: string | null
  after: string | null
}

/** Returns the changed fields of each entry as text, with the current names of related records. */
export async function describeChanges(
  database: Queryable,
  rows: readonly AuditRow[],
): Promise<Map<number, FieldChange[]>> {
  const names = await readNames(
    database,
    rows.flatMap(({ detail }) => (detail ? [detail.before, detail.after] : [])),
  )
  return new Map(
    rows.map(({ id, detail }) => [id, detail ? changesOf(detail.before, detail.after, names) : []]),
  )
}

function changesOf(before: Values, after: Values, names: Names): FieldChange[] {
  const fields = Object.keys({ ...before, ...after })
  return fields
    .map((field) => ({
      field,
      before: textOf(field, without(before[field], after[field]), names),
      after: textOf(field, without(after[field], before[field]), names),
    }))
    .filter((change) => change.before !== null || change.after !== null)
}

/**
 * Returns the items of `value` that are not in `other`, so that a changed list shows only what was added or removed.
 * Returns `value` itself if it is not a list.
 */
function without(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value)) return value
  return Array.isArray(other) ? value.filter((item) => !other.includes(item)) : value
}

function textOf(field: string, value: unknown, names: Names): string | null {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) {
    return value.length === 0 ? null : value.map((item) => textOf(field, item, names)).join(', ')
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return field in relations ? (names.get(`${field} ${text}`) ?? `#${text}`) : text
}

async function readNames(database: Queryable, details: readonly Values[]): Promise<Names> {
  const names: Names = new Map()
  for (const [field, sql] of Object.entries(relations)) {
    const ids = [...new Set(details.flatMap((values) => values[field] ?? []))]
    if (ids.length === 0) continue
    for (const { id, name } of await database.query<{ id: number; name: string }>(sql, [ids])) {
      names.set(`${field} ${id}`, name)
    }
  }
  return names
}
