import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { addBackup, finishBackup } from '../backup/backupRepository.ts'
import { fileName, makeBackup } from '../backup/makeBackup.ts'
import { describeMade } from '../backup/describeBackup.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { runCommand } from './runCommand.ts'

const USAGE = 'npm run backup -- --to FILE (or set BACKUP_DIR)'

/** Writes a backup of the database; works while a server runs. */
async function main() {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const config = readConfig(process.env)
  const daily = config.backup && join(resolve(config.backup.directory), fileName(new Date()))
  const file = values.to ?? daily
  if (!file) throw new Error(`Name a file: ${USAGE}`)
  const database = await openDatabase({ ...config, joinRunning: true })
  try {
    const begin = performance.now()
    // Only a backup in BACKUP_DIR counts as the daily backup.
    const id = file === daily ? await addBackup(database, file) : null
    await mkdir(dirname(resolve(file)), { recursive: true, mode: 0o700 })
    const made = await makeBackup(database, config, file)
    if (id !== null) await finishBackup(database, id, made.bytes)
    console.log(describeMade(made, performance.now() - begin))
  } finally {
    await database.close()
  }
}

await runCommand(main)
