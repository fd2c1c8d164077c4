import { parseArgs } from 'node:util'
import { describeVerified } from '../backup/describeBackup.ts'
import { verifyBackup } from '../backup/verifyBackup.ts'
import { readConfig } from '../config/config.ts'
import { runCommand } from './runCommand.ts'

/** Restores a backup into a temporary directory or database, checks the restored data and deletes the copy. */
async function main() {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error('Name one file: npm run verify -- FILE')
  const config = readConfig(process.env)
  console.log(describeVerified(await verifyBackup(file, config), config))
}

await runCommand(main)
