import type { Queryable } from '../database/Database.ts'

/** Returns the tables whose rows belong to depots: every table with a column `group_id` or `group_ids`, sorted. */
export async function scopedTables(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('group_id', 'group_ids') order by 1`,
  )
  return rows.map(({ name }) => name)
}
