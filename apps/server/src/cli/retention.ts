import { parseArgs } from 'node:util'
import { writeAudit } from '../audit/writeAudit.ts'
import { acceptServerClock, readServerClock, type ServerClock } from '../clock/serverClock.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { runCommand } from './runCommand.ts'

/**
 * Shows whether the server deletes old data. With `--accept-clock`, confirms that its clock is right, although it is far
 * beyond the newest known time; works while a server runs.
 */
async function main() {
  const { values } = parseArgs({ options: { 'accept-clock': { type: 'boolean', default: false } } })
  const { dataDir, databaseUrl } = readConfig(process.env)
  const database = await openDatabase({ dataDir, databaseUrl, joinRunning: true, statementTimeoutMs: 0 })
  try {
    const now = Date.now()
    if (!values['accept-clock']) {
      console.log(describe(await readServerClock(database, now)))
      return
    }
    const before = await database.transaction(async (transaction) => {
      const clock = await acceptServerClock(transaction, now)
      await writeAudit(transaction, { command: 'accept-clock' }, {})
      return clock
    })
    console.log(`${times(before)}\nThe clock is confirmed. The server deletes old data by it within an hour.`)
  } finally {
    await database.close()
  }
}

function describe(clock: ServerClock): string {
  const state = clock.isAhead
    ? 'Nothing is deleted, because the clock is more than 7 days ahead. If it is right, confirm it: npm run retention -- --accept-clock'
    : 'The server deletes old data by this clock.'
  return `${times(clock)}\n${state}`
}

function times({ now, knownAt }: ServerClock): string {
  return `Clock: ${iso(now)}\nNewest time that is known to be right: ${iso(knownAt)}`
}

function iso(time: number | null): string {
  return time === null ? 'none' : new Date(time).toISOString()
}

await runCommand(main)
