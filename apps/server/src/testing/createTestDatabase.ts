import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../database/Database.ts'
import { type DatabaseConfig, openDatabase } from '../database/openDatabase.ts'
import { execute, TEMPLATE } from './postgres.ts'

/** A database of one test file: schema and reference data, nothing else. */
export interface TestDatabase {
  database: Database
  /** For a second opener, in this process or another. */
  config: DatabaseConfig
  close(): Promise<void>
}

/** Makes a database from the template, on whichever PostgreSQL this run is about. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('template')
  if ('dataDir' in template) return copyEmbedded()
  const name = `test_${randomBytes(6).toString('hex')}`
  await execute(template.server, `create database ${name} template ${TEMPLATE}`)
  const config = { dataDir: '', databaseUrl: `${template.server}/${name}` }
  const database = await openDatabase(config)
  return { database, config, close: () => database.close() }
}

/** Copies the embedded template into a directory of its own, for whoever opens it himself. */
export async function copyTemplate() {
  const template = inject('template')
  if (!('dataDir' in template))
    throw new Error('This run is about PostgreSQL: there is no embedded template.')
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
