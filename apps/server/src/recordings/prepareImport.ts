import { createHash } from 'node:crypto'
import { type ImportReport, createReport, reportRefusals } from './ImportReport.ts'
import type { RecordedPoint } from './Reading.ts'
import type { Recording } from './Recording.ts'
import { RecordingError } from './RecordingError.ts'
import { cleanTrack } from './cleanTrack.ts'

export interface PreparedTrack {
  points: RecordedPoint[]
  isTimed: boolean
}

export interface PreparedDevice {
  imei: string
  tracks: PreparedTrack[]
}

/** If a larger share of the steps of a device are jumps, two trackers probably use the same id. */
const sharedIdShare = 0.05

/** Cleans a recording, device by device. Throws `RecordingError` if no point remains or no device is named. */
export function prepareImport(
  file: string,
  recording: Recording,
  deviceName: string | undefined,
): { devices: PreparedDevice[]; report: ImportReport } {
  const report = createReport(file, recording.notes, recording.readCount)
  report.refused = recording.refused
  const devices = new Map<string, PreparedDevice>()
  for (const [key, tracks] of recording.devices) {
    const name = key ?? deviceName
    if (name === undefined || cleanKey(name) === '') throw new RecordingError(unnamed)
    const imei = cleanKey(name)
    if (imei !== name) report.repaired.shortenedKeys += 1
    const device = devices.get(imei) ?? { imei, tracks: [] }
    device.tracks.push(...cleanTracks(imei, tracks.values(), report))
    if (device.tracks.length > 0) devices.set(imei, device)
  }
  if (devices.size === 0) throw new RecordingError(emptyMessage(report))
  return { devices: [...devices.values()], report }
}

const unnamed =
  'Berkas ini tidak menyebut perangkat mana yang merekamnya (tidak ada IMEI, kendaraan, atau jejak). ' +
  'Sebutkan dengan --device, misalnya --device 356938035643809 atau --device "Truk 07".'

function cleanTracks(imei: string, tracks: Iterable<RecordedPoint[]>, report: ImportReport): PreparedTrack[] {
  const seenTimes = new Set<number>()
  const cleaned: PreparedTrack[] = []
  let jumps = 0
  let points = 0
  for (const track of tracks) {
    const result = cleanTrack(track, seenTimes)
    reportRefusals(report, result.refusals)
    report.repaired.moved += result.repairs.moved
    report.repaired.ignoredTimes += result.repairs.ignoredTimes
    jumps += result.repairs.jumps
    points += result.points.length
    if (result.points.length > 0) cleaned.push(result)
    else report.skipped.emptyTracks += 1
  }
  report.jumps += jumps
  if (jumps > points * sharedIdShare) report.suspectedSharedIds.push(imei)
  return cleaned
}

function emptyMessage({ read, refused, skipped }: ImportReport): string {
  if (read > 0)
    return `Tidak ada satu titik pun yang dapat dipakai: ${String(refused.total)} dari ${String(read)} ditolak.`
  if (skipped.waypoints > 0) {
    return `Berkas ini bukan rekaman perjalanan: isinya hanya ${String(skipped.waypoints)} titik penanda (wpt), tanpa jejak atau rute.`
  }
  return 'Berkas ini tidak berisi titik rekaman.'
}

const MAX_KEY_LENGTH = 64
/** Matches control characters, line separators and bidirectional marks. */
const unwanted = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu

/**
 * Makes a text safe to store and to show in one line. Replaces control characters (such as NUL), line separators and
 * bidirectional marks by spaces, and lone surrogates by U+FFFD.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(unwanted, ' ').trim()
}

/** Returns the device key of a name. Shortens a long key and adds a hash, so that it stays unique. */
export function cleanKey(text: string): string {
  const key = cleanText(text)
  const characters = Array.from(key)
  if (characters.length <= MAX_KEY_LENGTH) return key
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 8)
  return `${characters.slice(0, MAX_KEY_LENGTH - 9).join('')}~${digest}`
}
