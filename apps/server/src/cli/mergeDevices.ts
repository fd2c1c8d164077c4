import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { mergeDevices, planMerge } from '../merge/mergeDevices.ts'
import { RecordingError } from '../recordings/RecordingError.ts'
import { runCommand } from './runCommand.ts'

const usage = `Menyatukan dua catatan dari satu pelacak.

  npm run merge-devices -- --from PERANGKAT --into PERANGKAT [--yes]

PERANGKAT adalah IMEI, nama, nopol, atau #nomor. Perjalanan, posisi, pemasangan, dan hitungan dari --from pindah ke
--into; lalu --from dihapus. Nama, IMEI, kendaraan, dan pengendara yang berlaku adalah milik --into. Ditolak bila
perjalanan, posisi, atau pemasangannya bertentangan. --yes tidak bertanya lagi. Server boleh sedang berjalan.
Lingkungan: DATA_DIR (bawaan .data) atau DATABASE_URL, sama dengan server.`

/** Makes one device of two records of one tracker, from the command line. */
async function main(): Promise<number> {
  const values = readArguments()
  const { from, into } = values ?? {}
  if (values === null || values.help === true || from === undefined || into === undefined) {
    console.log(usage)
    return values?.help === true ? 0 : 2
  }
  const { dataDir, databaseUrl } = readConfig(process.env)
  const database = await openDatabase({ dataDir, databaseUrl, joinRunning: true, statementTimeoutMs: 0 })
  try {
    const plan = await planMerge(database, from, into)
    const [one, other] = [plan.from, plan.into].map(
      ({ id, name, imei }) => `"${name}" (IMEI ${imei}, #${String(id)})`,
    )
    if (plan.conflicts.length > 0) {
      console.error(['Kedua perangkat tidak dapat disatukan:', ...plan.conflicts].join('\n  '))
      return 1
    }
    console.log(
      `${String(plan.trips)} perjalanan dan ${String(plan.positions)} posisi pindah dari ${one ?? ''} ke ${other ?? ''}.\n` +
        `${one ?? ''} dihapus. Ini tidak dapat dibatalkan.`,
    )
    if (values.yes !== true && !(await confirm())) {
      console.log('Tidak ada yang diubah.')
      return 1
    }
    await mergeDevices(database, plan.from.id, plan.into.id)
    console.log('Kedua perangkat sudah disatukan.')
    return 0
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error
    console.error(error.message)
    return 1
  } finally {
    await database.close()
  }
}

function readArguments() {
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    return parseArgs({ options: { from: text, into: text, yes: flag, help: { ...flag, short: 'h' } } }).values
  } catch {
    return null
  }
}

async function confirm(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(a)?$/i.test((await terminal.question('Lanjutkan? (ya/tidak) ')).trim())
  } finally {
    terminal.close()
  }
}

await runCommand(main)
