import { basename } from 'node:path'
import { readConfig } from '../config/config.ts'
import type { Database } from '../database/Database.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { type ImportReport, formatReport, isPartial } from '../recordings/ImportReport.ts'
import { importRecording } from '../recordings/importRecording.ts'
import { RecordingError } from '../recordings/RecordingError.ts'
import { importUsage, readImportArguments, UsageError, type ImportArguments } from './importArguments.ts'
import { locate } from './locate.ts'

type Outcome = { file: string; report: ImportReport } | { file: string; error: string }

/** Imports recordings from the command line; see `importUsage`. */
async function main(): Promise<number> {
  const args = readImportArguments(process.argv.slice(2))
  if (args.help) {
    console.log(importUsage)
    return 0
  }
  const { dataDir, databaseUrl } = readConfig(process.env)
  const database = await openDatabase({ dataDir, databaseUrl, joinRunning: true, statementTimeoutMs: 0 })
  try {
    const outcomes: Outcome[] = []
    for (const file of args.files) {
      const outcome = await importFile(database, file, args)
      outcomes.push(outcome)
      if (!args.json) print(outcome)
    }
    if (args.json) console.log(JSON.stringify({ files: outcomes }, null, 2))
    const isRefused = (outcome: Outcome) => 'error' in outcome || (!args.partial && isPartial(outcome.report))
    return outcomes.some(isRefused) ? 1 : 0
  } finally {
    await database.close()
  }
}

async function importFile(database: Database, file: string, args: ImportArguments): Promise<Outcome> {
  try {
    return { file, report: await importRecording(database, locate(file), { ...args, now: Date.now() }) }
  } catch (error) {
    if (error instanceof RecordingError) return { file, error: error.message }
    throw error
  }
}

function print(outcome: Outcome): void {
  if ('report' in outcome) console.log(formatReport(outcome.report))
  else console.error(`${basename(outcome.file)}: DITOLAK. ${outcome.error} Tidak ada yang diubah.`)
}

try {
  process.exitCode = await main()
} catch (error) {
  const isUsage = error instanceof UsageError
  console.error(
    isUsage ? `${error.message}\n\n${importUsage}` : error instanceof Error ? error.message : error,
  )
  process.exitCode = isUsage ? 2 : 1
}
