import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { execute } from '../../../apps/server/src/testing/postgres.ts'
import type { Place } from '../../../bench/load/fleetDatabase.ts'

/** Calls `work` with an empty data directory or an empty database beside `place`, which is deleted afterwards. */
export async function withTarget<Result>(
  { databaseUrl }: Place,
  folder: string,
  work: (target: Place) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(folder, 'target-'))
  const name = `restored_${randomBytes(6).toString('hex')}`
  const server = databaseUrl?.slice(0, databaseUrl.lastIndexOf('/')) ?? ''
  if (databaseUrl) await execute(server, `create database ${name}`)
  try {
    return await work(databaseUrl ? { dataDir, databaseUrl: `${server}/${name}` } : { dataDir })
  } finally {
    if (databaseUrl) await execute(server, `drop database ${name} with (force)`)
    await rm(dataDir, { recursive: true, force: true })
  }
}
