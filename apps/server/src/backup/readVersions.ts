import type { Queryable } from '../database/Database.ts'

/** Returns the major version of PostgreSQL. */
export async function readMajor(database: Queryable): Promise<number> {
  const [row] = await database.query<{ server_version_num: string }>('show server_version_num')
  return Math.floor(Number(row?.server_version_num ?? 0) / 10_000)
}
