import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { forgotten } from '../../backup/prepareDatabase.ts'
import type { Database } from '../../database/Database.ts'
import { connectDatabase, type DatabaseConfig, openDatabase } from '../../database/openDatabase.ts'
import { UnfinishedRestoreError } from '../../database/unfinishedRestore.ts'

const RESTORE = fileURLToPath(new URL('../../cli/restore.ts', import.meta.url))

/** What a killed restore leaves: nothing, a database that no server opens, or the complete database. */
export type Left = 'empty' | 'unfinished' | 'complete'

/** Runs `npm run restore`, and kills it after `delayMs`. Returns its exit status; null if it was killed. */
export async function killRestore(
  file: string,
  { dataDir, databaseUrl = '' }: DatabaseConfig,
  { delayMs, temporary }: { delayMs: number; temporary: string },
): Promise<number | null> {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TMPDIR: temporary }
  const child = spawn(process.execPath, [RESTORE, file], { env: { ...process.env, ...settings } })
  const ended = once(child, 'exit')
  const stopped = new AbortController()
  const kill = setTimeout(delayMs, undefined, { signal: stopped.signal }).then(
    () => child.kill('SIGKILL'),
    () => false,
  )
  await ended
  stopped.abort()
  await kill
  return child.exitCode
}

/**
 * Returns what a killed restore left in its target. Throws if a server would open a database that is not complete, or
 * in which old sessions, tokens or links are alive. `devices` is the number of devices in the backup.
 */
export async function judgeRestore(target: DatabaseConfig, devices: number): Promise<Left> {
  if (!target.databaseUrl) {
    return existsSync(join(target.dataDir, 'database')) ? judgeDatabase(target, devices) : 'empty'
  }
  await judgeDatabase(target, devices)
  // The program pg_restore continues when the command that started it is killed.
  await waitForRestore(target)
  return judgeDatabase(target, devices)
}

async function judgeDatabase(target: DatabaseConfig, devices: number): Promise<Left> {
  if (await isEmpty(target)) return 'empty'
  const database = await openDatabase(target).catch((error: unknown) => {
    if (error instanceof UnfinishedRestoreError) return null
    throw error
  })
  if (database === null) return 'unfinished'
  try {
    await expectComplete(database, devices)
    return 'complete'
  } finally {
    await database.close()
  }
}

async function isEmpty(target: DatabaseConfig): Promise<boolean> {
  const database = await connectDatabase(target)
  try {
    const tables = await database.query(`select from pg_tables where schemaname = 'public' limit 1`)
    return tables.length === 0
  } finally {
    await database.close()
  }
}

async function expectComplete(database: Database, devices: number): Promise<void> {
  const [row] = await database.query<{ count: number }>('select count(*) as count from device')
  if (row?.count !== devices) throw new Error(`A half restore opened: ${row?.count ?? 0} devices.`)
  for (const table of Object.values(forgotten).flat()) {
    const rows = await database.query(`select from ${table}`)
    if (rows.length > 0) throw new Error(`A restore opened with ${rows.length} rows of ${table}.`)
  }
  const [last] = await database.query<{ action: string }>(
    'select action from audit_log order by id desc limit 1',
  )
  if (last?.action !== 'restore') throw new Error('A restore opened that is not in the audit log.')
}

async function waitForRestore(target: DatabaseConfig): Promise<void> {
  const database = await connectDatabase(target)
  try {
    const others = () =>
      database.query(
        `select from pg_stat_activity where datname = current_database() and application_name like 'pg_restore%'`,
      )
    while ((await others()).length > 0) await setTimeout(20)
  } finally {
    await database.close()
  }
}
