import {
  type ReadingNotes,
  type Refusal,
  type RefusalReason,
  refusalAdvice,
  refusalReasons,
  hasTime,
  type RecordedPoint,
} from './Reading.ts'
import { measureSpeedRatio, unitForRatio } from '../measure/speedUnit.ts'
import { RecordingError } from './RecordingError.ts'

/**
 * The result of importing one file; `read` = `taken.points` + `already` + `overlapping.skippedPoints` + `refused.total`.
 */
export interface ImportReport {
  file: string
  format: ReadingNotes['format']
  lineWord: ReadingNotes['lineWord']
  columns: Record<string, string>
  /** The encoding of the file if it is not UTF-8. */
  encoding: string | null
  /** Line at which the file breaks off; null if it is whole. */
  cutOffLine: number | null
  /** Times that are probably wrong by 1,024 weeks, and the first line with one. */
  rolledOver: ReadingNotes['rolledOver']
  /** Unit that the speeds probably have, if there are too few steps to be sure. */
  suspectedSpeedUnit: SuspectedUnit | null
  /** Number of points in the file, accepted or refused. */
  read: number
  taken: { points: number; sessions: number; untimedSessions: number; devices: number; newDevices: number }
  /**
   * Number of points that were stored before this import. Such a point has the same device and time as a stored point.
   * All points of an untimed trip count if the same trip is already stored.
   */
  already: number
  /** Number of trips that overlap stored trips, by what `--overlap` says. */
  overlapping: { kept: number; skipped: number; skippedPoints: number }
  /**
   * Number of trips without a vehicle or driver, because none is known for their time, and of stored assignments that
   * differ from the named vehicle or driver.
   */
  assignments: { noVehicle: number; noDriver: number; kept: number }
  /** Number of the run, by which it can be taken back; null if the file added nothing. */
  run: number | null
  repaired: {
    moved: number
    speedsComputed: number
    impossibleSpeeds: number
    impossibleHeadings: number
    ignoredTimes: number
    spreadTimes: number
    shortenedKeys: number
  }
  /** Number of skipped empty segments, waypoints, messages without a position, and tracks without an accepted point. */
  skipped: { emptySegments: number; waypoints: number; withoutFix: number; emptyTracks: number }
  /** Number of impossibly fast steps that do not belong to a spike; the points of these steps are accepted. */
  jumps: number
  /** Ids of devices with so many jumps that two trackers seem to share the id. */
  suspectedSharedIds: string[]
  refused: RefusalCount
}

/** Number of refused points by reason; `lines` has the first refusals, in the order of their lines. */
export interface RefusalCount {
  total: number
  byReason: Partial<Record<RefusalReason, number>>
  lines: Refusal[]
}

const MAX_LINES = 20

export function createReport(file: string, notes: ReadingNotes, read: number): ImportReport {
  return {
    file,
    format: notes.format,
    lineWord: notes.lineWord,
    columns: notes.columns,
    encoding: notes.encoding,
    cutOffLine: notes.cutOffLine,
    rolledOver: notes.rolledOver,
    suspectedSpeedUnit: null,
    read,
    taken: { points: 0, sessions: 0, untimedSessions: 0, devices: 0, newDevices: 0 },
    already: 0,
    overlapping: { kept: 0, skipped: 0, skippedPoints: 0 },
    assignments: { noVehicle: 0, noDriver: 0, kept: 0 },
    run: null,
    repaired: {
      moved: 0,
      speedsComputed: 0,
      impossibleSpeeds: notes.impossibleSpeeds,
      impossibleHeadings: notes.impossibleHeadings,
      ignoredTimes: 0,
      spreadTimes: 0,
      shortenedKeys: 0,
    },
    skipped: {
      emptySegments: notes.emptySegments,
      waypoints: notes.ignoredWaypoints,
      withoutFix: notes.withoutFix,
      emptyTracks: 0,
    },
    jumps: 0,
    suspectedSharedIds: [],
    refused: noRefusals(),
  }
}

export function noRefusals(): RefusalCount {
  return { total: 0, byReason: {}, lines: [] }
}

/** Adds one refusal; the caller must add refusals in the order of the file. */
export function countRefusal(refused: RefusalCount, refusal: Refusal): void {
  refused.total += 1
  refused.byReason[refusal.reason] = (refused.byReason[refusal.reason] ?? 0) + 1
  if (refused.lines.length < MAX_LINES) refused.lines.push(refusal)
}

/** Adds refusals in any order; `lines` keeps those with the lowest line numbers. */
export function reportRefusals(report: ImportReport, refusals: readonly Refusal[]): void {
  const { refused } = report
  for (const { reason } of refusals) refused.byReason[reason] = (refused.byReason[reason] ?? 0) + 1
  refused.total += refusals.length
  const all = [...refused.lines, ...refusals.toSorted((a, b) => a.line - b.line).slice(0, MAX_LINES)]
  refused.lines = all.toSorted((a, b) => a.line - b.line).slice(0, MAX_LINES)
}

const numbers = new Intl.NumberFormat('id-ID')

export function formatReport(report: ImportReport): string {
  const { taken, already, overlapping, assignments, repaired, skipped, refused } = report
  return [
    `${report.file} (${report.format}): ${quantity(report.read, 'titik dibaca')}`,
    `  Diambil: ${quantity(taken.points, 'titik')} dalam ${quantity(taken.sessions, 'sesi')} dari ${quantity(taken.devices, 'perangkat')}` +
      (taken.newDevices > 0 ? `, ${numbers.format(taken.newDevices)} di antaranya baru` : '') +
      (taken.untimedSessions > 0 ? `; ${quantity(taken.untimedSessions, 'sesi')} tanpa waktu` : ''),
    columnsLine(report.columns),
    report.encoding === null ? '' : `  Pengodean: dibaca sebagai ${report.encoding}`,
    report.cutOffLine === null
      ? ''
      : `  Perhatian: berkas terputus di baris ${String(report.cutOffLine)}; yang diambil hanya sampai titik utuh terakhir`,
    amountLine(already, 'Sudah ada sebelumnya: {n} titik'),
    amountLine(
      overlapping.skipped,
      'Dilewati: {n} perjalanan yang tumpang tindih dengan yang sudah tersimpan',
    ),
    amountLine(
      overlapping.kept,
      'Tumpang tindih: {n} perjalanan juga disimpan; waktu yang sama dihitung sekali',
    ),
    amountLine(
      assignments.noVehicle,
      'Tanpa kendaraan: {n} sesi; pada masanya tidak tercatat (sebutkan dengan --vehicle)',
    ),
    amountLine(
      assignments.noDriver,
      'Tanpa pengendara: {n} sesi; pada masanya tidak tercatat (sebutkan dengan --driver)',
    ),
    amountLine(
      assignments.kept,
      'Tetap berlaku: {n} pemasangan yang sudah tercatat, berbeda dari yang disebutkan',
    ),
    amountLine(repaired.moved, 'Diperbaiki: {n} titik tidak berurutan, diurutkan menurut waktu'),
    amountLine(repaired.speedsComputed, 'Dihitung: {n} kecepatan dari jarak dan waktu'),
    amountLine(repaired.impossibleSpeeds, 'Diperbaiki: {n} kecepatan mustahil tidak dipakai'),
    amountLine(repaired.impossibleHeadings, 'Diperbaiki: {n} arah mustahil tidak dipakai'),
    amountLine(repaired.ignoredTimes, 'Diperbaiki: {n} waktu tidak dipakai, jejaknya dianggap tanpa waktu'),
    amountLine(
      repaired.spreadTimes,
      'Diperbaiki: {n} waktu tanpa detik (atau detik kabisat) disebar di dalam menitnya',
    ),
    amountLine(repaired.shortenedKeys, 'Diperbaiki: {n} nama perangkat dirapikan'),
    amountLine(skipped.emptySegments, 'Dilewati: {n} segmen kosong'),
    amountLine(skipped.waypoints, 'Dilewati: {n} titik penanda, bukan rekaman'),
    amountLine(skipped.withoutFix, 'Dilewati: {n} pesan alat tanpa posisi'),
    amountLine(skipped.emptyTracks, 'Dilewati: {n} jejak yang semua titiknya ditolak'),
    amountLine(report.jumps, 'Perhatian: {n} langkah lebih cepat dari 200 km/jam, tetap diambil'),
    report.suspectedSharedIds.length > 0
      ? `  Perhatian: mungkin dua alat memakai satu ID: ${report.suspectedSharedIds.join(', ')}`
      : '',
    rolloverLine(report),
    report.suspectedSpeedUnit === null
      ? ''
      : `  Perhatian: kecepatannya mungkin dalam ${report.suspectedSpeedUnit}, bukan km/jam; bila benar, batalkan impor ini dan ulangi dengan --speed-unit ${report.suspectedSpeedUnit}`,
    amountLine(refused.total, 'Ditolak: {n} titik'),
    ...reasonLines(report),
    report.run === null
      ? ''
      : `  Impor nomor ${String(report.run)}; dapat ditarik kembali dengan --undo ${String(report.run)}`,
  ]
    .filter((text) => text !== '')
    .join('\n')
}

/** Checks whether a part of the file was not taken: a refused point, or the end of a file that breaks off. */
export function isPartial({ refused, cutOffLine }: ImportReport): boolean {
  return refused.total > 0 || cutOffLine !== null
}

/** Explains refusals: their reasons, what to do, and the first lines. */
export function reasonLines({ refused, lineWord }: ImportReport): string[] {
  // Object.keys returns strings; the type guard restores the type.
  const reasons = Object.keys(refusalReasons).filter((key): key is RefusalReason => key in refused.byReason)
  const lines = reasons.flatMap((reason) => {
    const advice = refusalAdvice[reason]
    const count = `    ${quantity(refused.byReason[reason] ?? 0, refusalReasons[reason])}`
    return advice === undefined ? [count] : [`${count}. ${advice}`]
  })
  const shown = refused.lines.map(
    ({ line, reason }) => `      ${lineWord} ${String(line)}: ${refusalReasons[reason]}`,
  )
  const rest = refused.total - refused.lines.length
  return [...lines, ...shown, rest > 0 ? `      … dan ${numbers.format(rest)} lagi` : '']
}

/** Names dates that are probably wrong by 1,024 weeks, because the receiver counts weeks from 0 to 1,023. */
function rolloverLine({ rolledOver: { past, line }, lineWord }: ImportReport): string {
  if (past === 0) return ''
  return (
    `  Perhatian: ${quantity(past, 'waktu')} (mulai ${lineWord} ${String(line)}) mungkin mundur 1.024 minggu, kesalahan GPS lama; ` +
    'bila benar, batalkan impor ini dan ulangi dengan --rollover'
  )
}

function columnsLine(columns: Record<string, string>): string {
  const pairs = Object.entries(columns).map(([role, name]) => (role === name ? role : `${role}=${name}`))
  return pairs.length > 0 ? `  Kolom: ${pairs.join(', ')}` : ''
}

function quantity(amount: number, noun: string): string {
  return `${numbers.format(amount)} ${noun}`
}

function amountLine(amount: number, text: string): string {
  return amount > 0 ? `  ${text.replace('{n}', numbers.format(amount))}` : ''
}

const optionFor = { ms: 'ms', knot: 'knots', mph: 'mph' } as const
const otherUnits = ['ms', 'knot', 'mph'] as const

type SuspectedUnit = (typeof optionFor)[keyof typeof optionFor]

/**
 * Compares speeds that were read as km/h with distance over time. Throws `RecordingError` if they have another unit;
 * returns that unit if there are too few steps to be sure.
 */
export function checkSpeedUnit(
  tracks: readonly { points: readonly RecordedPoint[] }[],
): SuspectedUnit | null {
  const measured = measureSpeedRatio(tracks.map(({ points }) => points.filter(hasTime)))
  const found = measured && unitForRatio(measured.ratio, 'kmh', otherUnits)
  if (!found) return null
  const unit = optionFor[found]
  if (!measured.isCertain) return unit
  throw new RecordingError(
    `Kecepatan di berkas ini ${measured.ratio.toFixed(2).replace('.', ',')} kali terlalu kecil dibanding jarak dan waktunya, ` +
      `jadi satuannya bukan km/jam. Ulangi dengan --speed-unit ${unit}; bila memang km/jam, dengan --speed-unit kmh.`,
  )
}
