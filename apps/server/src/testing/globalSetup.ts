import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../database/openDatabase.ts'
import { loadReferenceData } from '../reference/loadReferenceData.ts'
import { findPostgres, startPostgres, TEMPLATE } from './postgres.ts'

/** The exit status if the tests should run on PostgreSQL but the machine has no PostgreSQL. */
const UNAVAILABLE = 77

declare module 'vitest' {
  interface ProvidedContext {
    /** The directory of the embedded database that each test file copies, or the server with the template database. */
    template: { dataDir: string } | { server: string }
  }
}

/** Prepares a template database with schema and reference data; each test file gets a copy. */
export default async function setup(project: TestProject) {
  const { template, stop } =
    process.env.TEST_DATABASE === 'postgres' ? await preparePostgres() : await prepareEmbedded()
  project.provide('template', template)
  return stop
}

async function prepareEmbedded() {
  const directory = await mkdtemp(join(tmpdir(), 'sikud-test-'))
  const dataDir = join(directory, 'template')
  const database = await openDatabase({ dataDir })
  await loadReferenceData(database)
  await database.close()
  return { template: { dataDir }, stop: () => rm(directory, { recursive: true, force: true }) }
}

async function preparePostgres() {
  const programs = findPostgres()
  if (!programs) {
    console.error('NO POSTGRESQL 15 OR NEWER FOUND: the server tests did not run on PostgreSQL.')
    process.exit(UNAVAILABLE)
  }
  const { server, stop } = await startPostgres(programs)
  const database = await openDatabase({ dataDir: '', databaseUrl: `${server}/${TEMPLATE}` })
  await loadReferenceData(database)
  await database.close()
  return { template: { server }, stop }
}
