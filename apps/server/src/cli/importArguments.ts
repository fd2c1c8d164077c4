import { parseArgs } from 'node:util'
import { speedUnits, type SpeedUnit } from '../measure/speedUnit.ts'
import type { ColumnChoices } from '../recordings/fieldNames.ts'

export interface ImportArguments {
  files: string[]
  columns: ColumnChoices
  deviceName?: string
  speedUnit?: SpeedUnit
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
  vehicle: text,
  track: text,
  device: text,
  gap: text,
  'speed-unit': text,
  json: flag,
  help: { ...flag, short: 'h' },
} as const

export const importUsage = `Memasukkan rekaman perjalanan (GPX, GeoJSON, atau CSV; boleh dimampatkan dengan gzip).

  npm run import -- BERKAS… [pilihan]

  --device NAMA      perangkat (IMEI atau nama) untuk berkas yang tidak menyebutkannya
  --gap MENIT        jeda yang memulai sesi baru (bawaan 10)
  --time, --lat, --lon, --speed, --heading, --imei, --vehicle, --track KOLOM
                     nama kolom CSV, bila tidak dikenali sendiri
  --speed-unit SATUAN  ${speedUnits.join(', ')} (bawaan menurut format dan nama kolom)
  --json             laporan sebagai JSON
  --help             bantuan ini

Lingkungan: DATA_DIR (bawaan .data) atau DATABASE_URL, sama dengan server. Server boleh sedang berjalan.
Memasukkan berkas yang sama dua kali tidak menambah apa pun. Berkas yang rusak tidak mengubah apa pun.
Kode keluar: 0 semua berkas diterima, 1 ada berkas yang ditolak, 2 perintah keliru.`

/** Parses the command line of the import. Throws `UsageError`. */
export function readImportArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args)
  if (!values.help && positionals.length === 0) throw new UsageError('Sebutkan paling sedikit satu berkas.')
  const minutes = Number(values.gap ?? '10')
  if (!(minutes > 0 && minutes <= 1440))
    throw new UsageError('--gap adalah jumlah menit, lebih dari 0 sampai 1440.')
  const speedUnit = speedUnits.find((unit) => unit === values['speed-unit'])
  if (values['speed-unit'] !== undefined && speedUnit === undefined) {
    throw new UsageError(`--speed-unit adalah salah satu dari ${speedUnits.join(', ')}.`)
  }
  if (values.device?.trim() === '') throw new UsageError('--device membutuhkan nama atau IMEI.')
  const columns: ColumnChoices = {}
  for (const role of roles) {
    const name = values[role]
    if (name !== undefined) columns[role] = name
  }
  return {
    files: positionals,
    columns,
    ...(values.device === undefined ? {} : { deviceName: values.device }),
    ...(speedUnit === undefined ? {} : { speedUnit }),
    gapMs: minutes * 60_000,
    json: values.json,
    help: values.help,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(`Pilihan tidak dikenal: ${error instanceof Error ? error.message : String(error)}`)
  }
}
