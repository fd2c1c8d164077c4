import { basename } from 'node:path'
import { readConfig } from '../config/config.ts'
import type { Database } from '../database/Database.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { type ImportReport, formatReport, isPartial } from '../recordings/ImportReport.ts'
import { importRecording } from '../recordings/importRecording.ts'
import { type ImportRun, listRuns, undoImport } from '../recordings/importRuns.ts'
import { RecordingError } from '../recordings/RecordingError.ts'
import {
  importUsage,
  readImportArguments,
  UsageError,
  type ImportArguments,
  locate,
} from './importArguments.ts'

type Outcome = { file: string; report: ImportReport } | { file: string; error: string }

async function main(): Promise<number> {
  const args = readImportArguments(process.argv.slice(2))
  if (args.help) {
    console.log(importUsage)
    return 0
  }
  const { dataDir, databaseUrl } = readConfig(process.env)
  const database = await openDatabase({ dataDir, databaseUrl, joinRunning: true, statementTimeoutMs: 0 })
  try {
    if (args.list) {
      printRuns(await listRuns(database, MAX_RUNS), args.json)
      return 0
    }
    if (args.undo !== undefined) return await undo(database, args.undo, args)
    const outcomes: Outcome[] = []
    for (const file of args.files) {
      const outcome = await importFile(database, file, args)
      outcomes.push(outcome)
      if (!args.json) print(outcome)
    }
    if (args.json) console.log(JSON.stringify({ files: outcomes }, null, 2))
    const isFailure = (outcome: Outcome) => 'error' in outcome || (!args.partial && isPartial(outcome.report))
    return outcomes.some(isFailure) ? 1 : 0
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

/** Maximum number of runs that `--list` shows. */
const MAX_RUNS = 100
const moment = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'medium',
  timeStyle: 'short',
})

function printRuns(runs: readonly ImportRun[], asJson: boolean): void {
  if (asJson) {
    console.log(JSON.stringify({ runs }, null, 2))
    return
  }
  if (runs.length === 0) console.log('Belum ada impor bernomor.')
  for (const { id, file, at, counts, options, undoneAt } of runs) {
    const added = `${String(counts.trips)} perjalanan, ${String(counts.points)} titik, ${String(counts.devices)} perangkat baru`
    const undone = undoneAt === null ? '' : ` · ditarik kembali ${moment.format(undoneAt)} WIB`
    console.log(
      `${String(id)}  ${moment.format(at)} WIB  ${file}: ${added}${undone}  ${JSON.stringify(options)}`,
    )
  }
}

async function undo(database: Database, runId: number, { partial, json }: ImportArguments): Promise<number> {
  try {
    const report = await undoImport(database, runId, partial)
    if (json) {
      console.log(JSON.stringify(report, null, 2))
      return 0
    }
    const { file, trips, points, devices, kept } = report
    console.log(
      `Impor nomor ${String(runId)} (${file}) ditarik kembali: ${String(trips)} perjalanan, ${String(points)} titik, ${String(devices)} perangkat dihapus.`,
    )
    if (kept.length > 0) console.log(`  Tetap ada, karena diubah atau masih dipakai: ${kept.join(', ')}`)
    return 0
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error
    console.error(error.message)
    return 1
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
