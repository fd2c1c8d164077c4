import { parseArgs } from 'node:util'
import { speedUnits, type SpeedUnit } from '../measure/speedUnit.ts'
import type { ColumnChoices } from '../recordings/fieldNames.ts'
import { type OverlapChoice, overlapChoices } from '../recordings/importRecording.ts'

export interface ImportArguments {
  files: string[]
  columns: ColumnChoices
  deviceName?: string
  create: boolean
  vehicle?: string
  driver?: string
  overlap?: OverlapChoice
  speedUnit?: SpeedUnit
  /** Lists the runs instead of importing files. */
  list: boolean
  /** Number of the run to take back. */
  undo?: number
  /** Whether to take back the rest if something was changed since. */
  partial: boolean
  gapMs: number
  json: boolean
  help: boolean
}

/** An invalid command line; the message is Indonesian. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const roles = ['time', 'lat', 'lon', 'speed', 'heading', 'imei', 'vehicle', 'track'] as const
const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  time: text,
  lat: text,
  lon: text,
  speed: text,
  heading: text,
  imei: text,
  'vehicle-column': text,
  track: text,
  device: text,
  create: flag,
  vehicle: text,
  driver: text,
  overlap: text,
  list: flag,
  undo: text,
  partial: flag,
  gap: text,
  'speed-unit': text,
  json: flag,
  help: { ...flag, short: 'h' },
} as const

export const importUsage = `Memasukkan rekaman perjalanan (GPX, GeoJSON, atau CSV; boleh dimampatkan dengan gzip).

  npm run import -- BERKAS… [pilihan]
  npm run import -- --list
  npm run import -- --undo NOMOR

  --device NAMA      perangkat (IMEI, nama, nopol, atau #nomor) untuk berkas yang tidak menyebutkannya
  --create           buat perangkat yang belum ada; tanpa ini berkasnya ditolak
  --vehicle NOPOL    kendaraan (nopol atau nomor) untuk masa yang belum punya pemasangan
  --driver NAMA      pengendara (nama atau nomor) untuk masa yang belum punya pemasangan
  --overlap PILIHAN  perjalanan yang tumpang tindih dengan yang tersimpan: skip (lewati) atau keep (simpan);
                     tanpa ini berkasnya ditolak
  --gap MENIT        jeda yang memulai sesi baru (bawaan 10)
  --time, --lat, --lon, --speed, --heading, --imei, --vehicle-column, --track KOLOM
                     nama kolom CSV, bila tidak dikenali sendiri
  --speed-unit SATUAN  ${speedUnits.join(', ')} (bawaan menurut format dan nama kolom)
  --list             daftar impor, yang terbaru di atas
  --undo NOMOR       menarik kembali satu impor: perjalanan, titik, pemasangan, dan perangkat yang dibuatnya
  --partial          bersama --undo: tetap menarik sisanya bila ada yang sudah diubah
  --json             laporan sebagai JSON
  --help             bantuan ini

Lingkungan: DATA_DIR (bawaan .data) atau DATABASE_URL, sama dengan server. Server boleh sedang berjalan.
Memasukkan berkas yang sama dua kali tidak menambah apa pun. Berkas yang rusak tidak mengubah apa pun.
Kode keluar: 0 semua berkas diterima, 1 ada berkas yang ditolak, 2 perintah keliru.`

/** Parses the command line of the import. Throws `UsageError`. */
export function readImportArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args)
  const undo = readRunNumber(values.undo)
  if (!values.help && !values.list && undo === undefined && positionals.length === 0)
    throw new UsageError('Sebutkan paling sedikit satu berkas.')
  const minutes = Number(values.gap ?? '10')
  if (!(minutes > 0 && minutes <= 1440))
    throw new UsageError('--gap adalah jumlah menit, lebih dari 0 sampai 1440.')
  const speedUnit = speedUnits.find((unit) => unit === values['speed-unit'])
  if (values['speed-unit'] !== undefined && speedUnit === undefined) {
    throw new UsageError(`--speed-unit adalah salah satu dari ${speedUnits.join(', ')}.`)
  }
  if (values.device?.trim() === '') throw new UsageError('--device membutuhkan nama atau IMEI.')
  const overlap = overlapChoices.find((choice) => choice === values.overlap)
  if (values.overlap !== undefined && overlap === undefined) {
    throw new UsageError(`--overlap adalah salah satu dari ${overlapChoices.join(', ')}.`)
  }
  const columns: ColumnChoices = {}
  for (const role of roles) {
    const name = values[role === 'vehicle' ? 'vehicle-column' : role]
    if (name !== undefined) columns[role] = name
  }
  return {
    files: positionals,
    columns,
    ...(values.device === undefined ? {} : { deviceName: values.device }),
    create: values.create,
    ...(values.vehicle === undefined ? {} : { vehicle: values.vehicle }),
    ...(values.driver === undefined ? {} : { driver: values.driver }),
    ...(overlap === undefined ? {} : { overlap }),
    list: values.list,
    ...(undo === undefined ? {} : { undo }),
    partial: values.partial,
    ...(speedUnit === undefined ? {} : { speedUnit }),
    gapMs: minutes * 60_000,
    json: values.json,
    help: values.help,
  }
}

function readRunNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError('--undo membutuhkan nomor impor; lihat --list.')
  return Number(text)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(`Pilihan tidak dikenal: ${error instanceof Error ? error.message : String(error)}`)
  }
}
