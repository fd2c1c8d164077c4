import { createHash } from 'node:crypto'
import {
  type ImportReport,
  createReport,
  reasonLines,
  reportRefusals,
  checkSpeedUnit,
} from './ImportReport.ts'
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
    if (key === null) refuseParallelTracks(tracks, recording.notes.trackNames)
    const name = key ?? deviceName
    if (name === undefined || cleanKey(name) === '')
      throw new RecordingError(unnamed([...recording.notes.trackNames.values()]))
    if (cleanKey(name).includes('\uFFFD')) throw new RecordingError(brokenName(name))
    const imei = cleanKey(name)
    if (imei !== name) report.repaired.shortenedKeys += 1
    const device = devices.get(imei) ?? { imei, tracks: [] }
    device.tracks.push(...cleanTracks(imei, tracks.values(), report, recording.notes.leapSeconds))
    if (device.tracks.length > 0) devices.set(imei, device)
  }
  if (devices.size === 0) throw new RecordingError(emptyMessage(report))
  if (recording.notes.isSpeedUnitAssumed) {
    const tracks = [...devices.values()].flatMap((device) => device.tracks)
    report.suspectedSpeedUnit = checkSpeedUnit(tracks.filter(({ isTimed }) => isTimed))
  }
  return { devices: [...devices.values()], report }
}

function unnamed(trackNames: readonly string[]): string {
  return (
    'Berkas ini tidak menyebut perangkat mana yang merekamnya (tidak ada IMEI, kendaraan, atau jejak). ' +
    'Sebutkan dengan --device, misalnya --device 356938035643809 atau --device "Truk 07".' +
    (trackNames.length > 0
      ? ` Atau pakai nama jejaknya sebagai perangkat dengan --by track-name: ${shown(trackNames)}.`
      : '')
  )
}

function brokenName(name: string): string {
  return (
    `Nama perangkat "${cleanText(name)}" rusak: ada huruf yang tidak terbaca. ` +
    'Simpan ulang berkasnya sebagai UTF-8 dari program asalnya.'
  )
}

interface Span {
  name: string
  start: number
  end: number
}

/** Refuses tracks of different names that were recorded at the same time: they belong to different devices. */
function refuseParallelTracks(
  tracks: ReadonlyMap<string | null, readonly RecordedPoint[]>,
  trackNames: ReadonlyMap<string, string>,
): void {
  const spans = [...tracks].flatMap(([key, points]): Span[] => {
    const name = key === null ? undefined : trackNames.get(key)
    const times = points.map(({ time }) => time).filter((time) => time !== null)
    if (name === undefined || times.length === 0) return []
    // A spread of the times as arguments would exceed the stack.
    return [
      { name, start: times.reduce((a, b) => Math.min(a, b)), end: times.reduce((a, b) => Math.max(a, b)) },
    ]
  })
  /** Of the earlier tracks, the one that ends last, and the one with another name that ends last. */
  let latest: Span | undefined
  let other: Span | undefined
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const rival = latest?.name === span.name ? other : latest
    if (rival !== undefined && rival.end > span.start) {
      throw new RecordingError(
        `Jejak "${cleanText(rival.name)}" dan "${cleanText(span.name)}" direkam pada waktu yang sama, jadi oleh dua perangkat. ` +
          `Pakai nama jejaknya sebagai perangkat dengan --by track-name (${shown(spans.map(({ name }) => name))}), ` +
          'atau simpan tiap jejak sebagai berkas sendiri.',
      )
    }
    if (latest === undefined || span.end >= latest.end) {
      if (latest?.name !== span.name) other = latest
      latest = span
    } else if (span.name !== latest.name && span.end > (other?.end ?? -Infinity)) other = span
  }
}

function shown(names: readonly string[]): string {
  const distinct = [...new Set(names)]
  const listed = distinct.slice(0, 5).map((name) => `"${cleanText(name)}"`)
  return listed.join(', ') + (distinct.length > 5 ? ', …' : '')
}

function cleanTracks(
  imei: string,
  tracks: Iterable<RecordedPoint[]>,
  report: ImportReport,
  leapSeconds: ReadonlySet<number>,
): PreparedTrack[] {
  const seenTimes = new Set<number>()
  const cleaned: PreparedTrack[] = []
  let jumps = 0
  let points = 0
  for (const track of tracks) {
    const result = cleanTrack(track, seenTimes, leapSeconds)
    reportRefusals(report, result.refusals)
    report.repaired.moved += result.repairs.moved
    report.repaired.spreadTimes += result.repairs.spread
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

function emptyMessage(report: ImportReport): string {
  const { read, refused, skipped } = report
  if (read > 0) {
    const reasons = reasonLines(report).filter((line) => line !== '')
    return [
      `Tidak ada satu titik pun yang dapat dipakai: ${String(refused.total)} dari ${String(read)} ditolak.`,
      ...reasons,
      '',
    ].join('\n')
  }
  if (skipped.waypoints > 0) {
    return `Berkas ini bukan rekaman perjalanan: isinya hanya ${String(skipped.waypoints)} titik penanda, tanpa jejak atau rute.`
  }
  if (report.cutOffLine !== null) {
    return `Berkas ini rusak: terputus di baris ${String(report.cutOffLine)}, sebelum titik pertama yang utuh.`
  }
  return 'Berkas ini tidak berisi titik rekaman.'
}

const MAX_KEY_LENGTH = 64
/** Matches control characters, line separators and invisible characters, as `label` of `x-checks` in the contract. */
const unwanted = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034F\u115F\u1160\u3164\uFFA0]+/gu

/**
 * Makes a text safe to store and to show in one line. Replaces control characters (such as NUL), line separators and
 * invisible characters by spaces, and lone surrogates by U+FFFD.
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
