import type { Queryable } from './Database.ts'

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
