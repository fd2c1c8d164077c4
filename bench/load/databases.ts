import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres, TEMPLATE } from '../../apps/server/src/testing/postgres.ts'
import type { Case, Figures, Options } from '../cases/Case.ts'
import type { Place } from './fleetDatabase.ts'

/** Works with one database; its name is a part of the names of the figures. */
type Measure<Result> = (name: string, place: Place) => Promise<Result>

const databaseNames = ['embedded', 'postgres'] as const

export type DatabaseName = (typeof databaseNames)[number]

/** Returns the databases to measure: the one that `--database` names, by default both; throws for an unknown name. */
export function chosenDatabases(name?: string): DatabaseName[] {
  const chosen = databaseNames.filter((one) => one === (name ?? one))
  if (chosen.length === 0) throw new Error(`--database is embedded or postgres, not ${String(name)}.`)
  return chosen
}

/** Calls `measure` with a new database; throws if PostgreSQL is chosen but not installed. */
export async function onDatabase<Result>(name: DatabaseName, measure: Measure<Result>): Promise<Result> {
  return name === 'embedded' ? onEmbedded(measure) : onPostgres(measure)
}

/** Calls `measure` with an embedded database in a temporary directory. */
async function onEmbedded<Result>(measure: Measure<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'sikud-bench-'))
  try {
    return await measure('embedded', { dataDir: join(folder, 'data') })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Calls `measure` with a new PostgreSQL server that uses fsync, as in production. */
async function onPostgres<Result>(measure: Measure<Result>): Promise<Result> {
  const programs = findPostgres()
  if (programs === null) throw new Error('PostgreSQL 15 or newer is not installed.')
  const postgres = await startPostgres(programs, 'on')
  try {
    return await measure('PostgreSQL', { dataDir: '', databaseUrl: `${postgres.server}/${TEMPLATE}` })
  } finally {
    await postgres.stop()
  }
}

/** Returns a case for each chosen database; each round measures the server on a new database. */
export function onEachDatabase(
  name: string,
  { rounds, databases }: Pick<Options, 'rounds' | 'databases'>,
  measure: Measure<Figures>,
): Case[] {
  return databases.map((database) => ({
    name: `${name} ${database}`,
    rounds,
    sides: { ours: () => onDatabase(database, measure) },
  }))
}
