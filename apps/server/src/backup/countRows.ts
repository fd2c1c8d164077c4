import type { Queryable } from '../database/Database.ts'
import { UNFINISHED } from '../database/unfinishedRestore.ts'

/** Maximum size of a small table, in bytes; its rows are counted in a few milliseconds. */
const SMALL_BYTES = 8 * 1024 * 1024
const BLOCK_BYTES = 8192
/** Number of blocks whose rows one statement counts; meanwhile, other statements wait about 25 ms. */
const BLOCKS = 250

const UNDEFINED_TABLE = '42P01'

/** Number of rows of each table, by the name of the table. */
export type RowCounts = Record<string, number>

/** Returns the names of all tables of SIKUD. For a partitioned table, it returns the names of the partitions. */
export async function listTables(database: Queryable): Promise<string[]> {
  return (await listSizes(database)).map(({ name }) => name)
}

export async function countRows(database: Queryable): Promise<RowCounts> {
  return count(database, await listTables(database))
}

/** The tables that are too large for `countSmall`; `countLarge` counts their rows later, as of the same snapshot. */
export interface LargeTables {
  tables: { name: string; bytes: number }[]
  /** The first transaction id that the snapshot of `countSmall` does not include. */
  before: number
}

export async function countSmall(transaction: Queryable): Promise<{ counts: RowCounts; large: LargeTables }> {
  const sizes = await listSizes(transaction)
  const small = sizes.filter(({ bytes }) => bytes <= SMALL_BYTES)
  const [row] = await transaction.query<{ before: number }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as before',
  )
  return {
    counts: await count(
      transaction,
      small.map(({ name }) => name),
    ),
    large: { tables: sizes.filter(({ bytes }) => bytes > SMALL_BYTES), before: row?.before ?? 0 },
  }
}

/**
 * Counts the rows of large tables in many short statements, but only rows of transactions whose id is below `before`.
 * The results are minimum numbers: the function counts no rows that later transactions changed or deleted, and no rows
 * of dropped partitions. Call this function only while no other transaction is in progress.
 */
export async function countLarge(database: Queryable, { tables, before }: LargeTables): Promise<RowCounts> {
  const counts: RowCounts = {}
  for (const { name, bytes } of tables) {
    counts[name] = 0
    for (let block = 0; block * BLOCK_BYTES < bytes; block += BLOCKS) {
      counts[name] += await countBlocks(database, name, block, before).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return 0
        throw error
      })
    }
  }
  return counts
}

async function countBlocks(
  database: Queryable,
  name: string,
  block: number,
  before: number,
): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from "${name}" where ctid >= $1::tid and ctid < $2::tid
     and age(xmin) > pg_snapshot_xmax(pg_current_snapshot())::text::bigint - $3::bigint`,
    [`(${block},0)`, `(${block + BLOCKS},0)`, before],
  )
  return row?.count ?? 0
}

function listSizes(database: Queryable): Promise<{ name: string; bytes: number }[]> {
  return database.query(
    `select relname as name, pg_relation_size(oid) as bytes from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> $1 order by relname`,
    [UNFINISHED],
  )
}

async function count(database: Queryable, names: readonly string[]): Promise<RowCounts> {
  const counts: RowCounts = {}
  for (const name of names) {
    const [row] = await database.query<{ count: number }>(`select count(*) as count from "${name}"`)
    counts[name] = row?.count ?? 0
  }
  return counts
}
