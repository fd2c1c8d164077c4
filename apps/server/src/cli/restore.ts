import { parseArgs } from 'node:util'
import { describeRestored } from '../backup/describeBackup.ts'
import { restoreBackup } from '../backup/restoreBackup.ts'
import { readConfig } from '../config/config.ts'
import { runCommand } from './runCommand.ts'

/** Restores a backup into an empty DATA_DIR, or into the empty database of DATABASE_URL. */
async function main() {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error('Name one file: npm run restore -- FILE')
  const config = readConfig(process.env)
  console.log(describeRestored(await restoreBackup(file, config), config))
}

await runCommand(main)
