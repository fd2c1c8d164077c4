import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres, TEMPLATE } from '../apps/server/src/testing/postgres.ts'
import type { Place } from './ingest/fleetDatabase.ts'

/** Measures on a database; returns the cells of a table row, or figures. */
type Measure<Result> = (name: string, place: Place) => Promise<Result>

/** Measures on an embedded database in a temporary directory. */
export async function onEmbedded<Result>(measure: Measure<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'sikud-bench-'))
  try {
    return await measure('embedded', { dataDir: join(folder, 'data') })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Measures on a new PostgreSQL server with fsync, as in production; null if PostgreSQL is not installed. */
export async function onPostgres<Result>(measure: Measure<Result>): Promise<Result | null> {
  const programs = findPostgres()
  if (programs === null) return null
  const postgres = await startPostgres(programs, 'on')
  try {
    return await measure('PostgreSQL', { dataDir: '', databaseUrl: `${postgres.server}/${TEMPLATE}` })
  } finally {
    await postgres.stop()
  }
}
