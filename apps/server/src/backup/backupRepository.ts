import type { Database, Queryable } from '../database/Database.ts'

const ADVISORY_LOCK = 5_120_053

/**
 * Claims the backup that was due at the time `due`. Returns the id of its row. Returns null if the backup already
 * exists; a backup in the future does not count, because a server with a wrong clock made it. Also returns null if the
 * last attempt began less than `retryAfterMs` ago: it may still run on another server, or it failed and the next attempt
 * is not due yet.
 */
export async function claimBackup(
  database: Database,
  { due, now, retryAfterMs, file }: { due: Date; now: Date; retryAfterMs: number; file: string },
): Promise<number | null> {
  return database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    const [row] = await transaction.query<{ id: number }>(
      `insert into backup (started_at, file)
       select $2::timestamptz, $3 where not exists (select from backup where started_at between $1 and $2::timestamptz
         and (made_at is not null or started_at > $2::timestamptz - $4 * interval '1 millisecond'))
       returning id`,
      [due, now, file, retryAfterMs],
    )
    await transaction.query(
      `delete from backup where started_at < $1::timestamptz - interval '90 days' and may_delete($1::timestamptz)`,
      [now],
    )
    return row?.id ?? null
  })
}

/** Adds the row for a backup that a person makes with `npm run backup`. */
export async function addBackup(database: Queryable, file: string): Promise<number> {
  const [row] = await database.query<{ id: number }>('insert into backup (file) values ($1) returning id', [
    file,
  ])
  return row?.id ?? 0
}

export async function finishBackup(database: Queryable, id: number, bytes: number): Promise<void> {
  await database.query('update backup set made_at = now(), bytes = $2 where id = $1', [id, bytes])
}

/** Stores why a backup could not be made or verified. If `problem` is null, stores that the backup was verified. */
export async function noteResult(database: Queryable, id: number, problem: string | null): Promise<void> {
  await database.query(
    'update backup set problem = $2, verified_at = case when $2::text is null then now() end where id = $1',
    [id, problem],
  )
}

/** Returns whether any backup was verified at or after `since`. */
export async function isVerifiedSince(database: Queryable, since: Date): Promise<boolean> {
  const rows = await database.query('select from backup where verified_at between $1 and now() limit 1', [
    since,
  ])
  return rows.length > 0
}
