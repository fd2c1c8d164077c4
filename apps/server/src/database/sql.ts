import type { Queryable } from './Database.ts'

/** Returns one array for each name: the values of that field in all rows. The arrays are parameters of `unnest`. */
export function columnsOf<Row extends object>(rows: readonly Row[], ...names: (keyof Row)[]): unknown[] {
  return names.map((name) => arrayOf(rows.map((row) => row[name])))
}

/**
 * Returns an array of numbers and nulls as PostgreSQL text, because pg is slower: it would examine and escape each
 * element.
 */
export function arrayOf(values: readonly unknown[]): unknown {
  return values.every(isNumberOrNull) ? `{${values.map((value) => value ?? 'NULL').join(',')}}` : values
}

function isNumberOrNull(value: unknown): value is number | null {
  return value === null || typeof value === 'number'
}

/** Returns SQL that converts a time to milliseconds since 1970, with fractions. */
export function epochMs(time: string): string {
  return `(extract(epoch from ${time}) * 1000)::float8`
}

export interface Statement {
  text: string
  params: readonly unknown[]
}

/**
 * Combines statements that write different tables into one statement and runs it. This is faster, because one round
 * trip to the database takes as long as the storing of a hundred rows. None of the statements sees the changes of the
 * others. Skips statements that are null.
 */
export async function runTogether(
  database: Queryable,
  statements: readonly (Statement | null)[],
): Promise<void> {
  const params: unknown[] = []
  const texts = statements.flatMap((statement) => {
    if (statement === null) return []
    const offset = params.length
    params.push(...statement.params)
    return statement.text.replaceAll(/\$(\d+)/g, (_, nth) => `$${Number(nth) + offset}`)
  })
  const last = texts.pop()
  if (last === undefined) return
  const parts = texts.map((text, nth) => `part_${nth} as (${text})`)
  await database.query(parts.length > 0 ? `with ${parts.join(', ')} ${last}` : last, params)
}
