import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import type { Queryable } from '../database/Database.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { normaliseImei } from '../identities/identityKeys.ts'
import { searchAgain } from '../trips/TripSearch.ts'
import { runCommand } from './runCommand.ts'

const usage = `Mencari ulang perjalanan dari semua posisi yang tersimpan.

  npm run trips -- --device NAMA   satu perangkat (IMEI atau nomor id-nya)
  npm run trips -- --all           semua perangkat

Perjalanan yang hasilnya sama tidak disentuh; yang berubah diperbarui, yang tidak ada lagi dihapus. Server boleh sedang
berjalan. Lingkungan: DATA_DIR (bawaan .data) atau DATABASE_URL, sama dengan server.`

async function main(): Promise<number> {
  const values = readArguments()
  if (values === null || values.help === true) {
    console.log(usage)
    return values === null ? 2 : 0
  }
  const { dataDir, databaseUrl } = readConfig(process.env)
  const database = await openDatabase({ dataDir, databaseUrl, joinRunning: true, statementTimeoutMs: 0 })
  try {
    const deviceId = values.device === undefined ? undefined : await findDevice(database, values.device)
    const before = await countTrips(database, deviceId)
    const devices = await searchAgain(database, deviceId)
    const after = await countTrips(database, deviceId)
    console.log(`${String(devices)} perangkat: ${String(after)} perjalanan (sebelumnya ${String(before)}).`)
    return 0
  } finally {
    await database.close()
  }
}

/** Parses the command line; returns null unless it has `--device` or `--all`. */
function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        device: { type: 'string' },
        all: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    const isClear = values.help === true || (values.device !== undefined) !== (values.all === true)
    return isClear ? values : null
  } catch {
    return null
  }
}

async function findDevice(database: Queryable, name: string): Promise<number> {
  const [device] = await database.query<{ id: number }>(
    `select id from device where imei = $1 or imei_key = $2 or id::text = $1
     order by imei_key is null, imei = $1 desc, imei_key = $2 desc limit 1`,
    [name.trim(), normaliseImei(name)],
  )
  if (device === undefined) throw new Error(`Tidak ada perangkat ${name}.`)
  return device.id
}

async function countTrips(database: Queryable, deviceId: number | undefined): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from gps_session where source = 'tracker' and ($1::int is null or device_id = $1)`,
    [deviceId ?? null],
  )
  return row?.count ?? 0
}

await runCommand(main)
