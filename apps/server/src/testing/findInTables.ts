import type { Queryable } from '../database/Database.ts'

/** Returns the tables that contain one of these texts in any column, as text or as hexadecimal bytes. */
export async function findInTables(database: Queryable, texts: readonly string[]): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  )
  const patterns = texts
    .flatMap((text) => [text, Buffer.from(text).toString('hex')])
    .map((text) => `%${text}%`)
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await database.query(`select from "${name}" as row where row::text ilike any($1) limit 1`, [
      patterns,
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}
