import { parseArgs } from 'node:util'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { IANAZone } from 'luxon'
import { speedUnits, type SpeedUnit } from '../measure/speedUnit.ts'
import type { ColumnChoices } from '../recordings/fieldNames.ts'
import { type OverlapChoice, overlapChoices } from '../recordings/importRecording.ts'
import type { ReadingOptions } from '../recordings/Reading.ts'
import { unknownZone } from '../recordings/TimeReader.ts'

/** The units as the user writes them. */
const unitNames = speedUnits.map((unit) => (unit === 'knot' ? 'knots' : unit))

export interface ImportArguments extends Pick<ReadingOptions, 'zone' | 'timeFormat' | 'by'> {
  files: string[]
  columns: ColumnChoices
  deviceName?: string
  create: boolean
  vehicle?: string
  driver?: string
  overlap?: OverlapChoice
  speedUnit?: SpeedUnit
  list: boolean
  undo?: number
  rollover: boolean
  /** Whether a file of which points were refused counts as success, and whether an undo keeps what was changed since. */
  partial: boolean
  gapMs: number
  json: boolean
  help: boolean
}

/** An invalid command line; the message is Indonesian. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const roles = ['time', 'date', 'lat', 'lon', 'speed', 'heading', 'imei', 'vehicle', 'track'] as const
const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  time: text,
  date: text,
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
  gap: text,
  'speed-unit': text,
  zone: text,
  'time-format': text,
  by: text,
  rollover: flag,
  partial: flag,
  json: flag,
  help: { ...flag, short: 'h' },
} as const

export const importUsage = `Memasukkan rekaman perjalanan (GPX, KML, GeoJSON, JSON, NMEA, atau CSV; boleh dimampatkan dengan gzip).

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
  --by track-name    nama jejak GPX atau KML adalah perangkatnya
  --time, --date, --lat, --lon, --speed, --heading, --imei, --vehicle-column, --track KOLOM
                     nama kolom CSV atau isian JSON, bila tidak dikenali sendiri; --date bila tanggalnya terpisah
  --zone ZONA        zona waktu yang tidak menyebutnya: Asia/Jakarta, Asia/Makassar, Asia/Jayapura, UTC, …
  --time-format BENTUK  urutan tanggal (dmy atau mdy) atau bentuk waktu, misalnya "dd/MM/yyyy HH:mm:ss"
  --speed-unit SATUAN  ${unitNames.join(', ')} (bawaan menurut format dan nama kolom)
  --rollover         geser tanggal yang keliru 1.024 minggu (kesalahan GPS lama)
  --partial          terima berkas walaupun sebagian titiknya ditolak (kode keluar 0);
                     bersama --undo: tetap menarik sisanya bila ada yang sudah diubah
  --list             daftar impor, yang terbaru di atas
  --undo NOMOR       menarik kembali satu impor: perjalanan, titik, pemasangan, dan perangkat yang dibuatnya
  --json             laporan sebagai JSON
  --help             bantuan ini

Lingkungan: DATA_DIR (bawaan .data) atau DATABASE_URL, sama dengan server. Server boleh sedang berjalan.
Memasukkan berkas yang sama dua kali tidak menambah apa pun. Berkas yang rusak tidak mengubah apa pun.
Kode keluar: 0 semua titik diterima, 1 ada berkas atau titik yang ditolak, 2 perintah keliru.`

/** Parses the command line of the import. Throws `UsageError`. */
export function readImportArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args)
  const undo = readRunNumber(values.undo)
  if (!values.help && !values.list && undo === undefined && positionals.length === 0)
    throw new UsageError('Sebutkan paling sedikit satu berkas.')
  const minutes = Number(values.gap ?? '10')
  if (!(minutes > 0 && minutes <= 1440))
    throw new UsageError('--gap adalah jumlah menit, lebih dari 0 sampai 1440.')
  const unitName = values['speed-unit']
  const speedUnit = speedUnits.find((unit) => unit === (unitName === 'knots' ? 'knot' : unitName))
  if (values['speed-unit'] !== undefined && speedUnit === undefined) {
    throw new UsageError(`--speed-unit adalah salah satu dari ${unitNames.join(', ')}.`)
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
    ...(speedUnit === undefined ? {} : { speedUnit }),
    ...readTimeArguments(values),
    rollover: values.rollover,
    partial: values.partial,
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

/** Parses the options that tell how to read times and tracks. Throws `UsageError`. */
export function readTimeArguments(values: {
  zone?: string | undefined
  'time-format'?: string | undefined
  by?: string | undefined
}): Pick<ReadingOptions, 'zone' | 'timeFormat' | 'by'> {
  const { zone, 'time-format': timeFormat, by } = values
  if (zone !== undefined && !IANAZone.isValidZone(zone)) throw new UsageError(unknownZone(zone))
  if (by !== undefined && by !== 'track-name') throw new UsageError('--by hanya mengenal track-name.')
  return {
    ...(zone === undefined ? {} : { zone }),
    ...(timeFormat === undefined ? {} : { timeFormat }),
    ...(by === undefined ? {} : { by }),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(`Pilihan tidak dikenal: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Resolves a path. If the working directory has no such file, resolves the path from the directory where the user
 * called npm, because npm runs scripts in the project folder.
 */
export function locate(file: string): string {
  const here = resolve(file)
  return existsSync(here) ? here : resolve(process.env['INIT_CWD'] ?? '.', file)
}
