import { parseArgs } from 'node:util'
import { verifyChain } from '../audit/verifyChain.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { runCommand } from './runCommand.ts'

const USAGE = 'npm run audit:verify -- --known 1204:5b1f… (an entry and its hash, from a line of the log)'

/** Verifies the chain of the audit log; works while a server runs. Exits with status 1 when the chain is broken. */
async function main() {
  const { values } = parseArgs({ options: { known: { type: 'string' } } })
  const known = values.known === undefined ? null : readKnown(values.known)
  const { dataDir, databaseUrl } = readConfig(process.env)
  const database = await openDatabase({ dataDir, databaseUrl, joinRunning: true, statementTimeoutMs: 0 })
  try {
    const { head, count, erased, problem } = await verifyChain(database, known)
    const entries = `${count} entries from ${head.baseId + 1}`
    if (problem) throw new Error(`The audit log is broken: ${problem}. Valid before: ${entries}.`)
    console.log(`The audit log is valid: ${entries}, ${erased} without their detail.`)
    console.log(`Its head is ${head.id}:${head.hash}. Keep this line outside the database.`)
  } finally {
    await database.close()
  }
}

function readKnown(text: string) {
  const [, id, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  if (id === undefined || hash === undefined) throw new Error(`--known is wrong: ${USAGE}`)
  return { id: Number(id), hash }
}

await runCommand(main)
