import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../database/Database.ts'
import { type DatabaseConfig, openDatabase } from '../database/openDatabase.ts'
import { execute, TEMPLATE } from './postgres.ts'

/** A database of one test file. It contains only the schema and the reference data. */
export interface TestDatabase {
  database: Database
  /** The settings with which a test can open the database a second time. */
  config: DatabaseConfig
  close(): Promise<void>
}

/** Creates a database from the template, embedded or on PostgreSQL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('template')
  if ('dataDir' in template) return copyEmbedded()
  const name = `test_${randomBytes(6).toString('hex')}`
  await execute(template.server, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const config = { dataDir: '', databaseUrl: `${template.server}/${name}` }
  const database = await openDatabase(config)
  return { database, config, close: () => database.close() }
}

/** Creates a database for a process that a test starts, without opening it. */
export async function createClosedDatabase(): Promise<{
  config: DatabaseConfig
  remove: () => Promise<void>
}> {
  if ('dataDir' in inject('template')) {
    const { dataDir, remove } = await copyTemplate()
    return { config: { dataDir }, remove }
  }
  const { config, close } = await createTestDatabase()
  await close()
  return { config, remove: () => Promise.resolve() }
}

/** Copies the embedded template into a new directory, without opening it. */
export async function copyTemplate() {
  const template = inject('template')
  if (!('dataDir' in template)) throw new Error('There is no embedded template in a run on PostgreSQL.')
  const directory = await mkdtemp(join(tmpdir(), 'sikud-test-'))
  const dataDir = join(directory, 'data')
  await cp(template.dataDir, dataDir, { recursive: true })
  return { dataDir, remove: () => rm(directory, { recursive: true, force: true }) }
}

async function copyEmbedded(): Promise<TestDatabase> {
  const { dataDir, remove } = await copyTemplate()
  const config = { dataDir }
  const database = await openDatabase(config)
  return {
    database,
    config,
    async close() {
      await database.close()
      await remove()
    },
  }
}
