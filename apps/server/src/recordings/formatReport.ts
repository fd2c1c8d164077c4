import type { ImportReport } from './ImportReport.ts'
import { refusalReasons, type RefusalReason } from './RecordedPoint.ts'

const numbers = new Intl.NumberFormat('id-ID')

/** Writes a report for people, in Indonesian: what was taken, known before, put right, left out and refused. */
export function formatReport(report: ImportReport): string {
  const { taken, already, repaired, skipped, refused } = report
  return [
    `${report.file} (${report.format}): ${count(report.read, 'titik dibaca')}`,
    `  Diambil: ${count(taken.points, 'titik')} dalam ${count(taken.sessions, 'sesi')} dari ${count(taken.devices, 'perangkat')}` +
      (taken.newDevices > 0 ? `, ${numbers.format(taken.newDevices)} di antaranya baru` : '') +
      (taken.untimedSessions > 0 ? `; ${count(taken.untimedSessions, 'sesi')} tanpa waktu` : ''),
    columnsLine(report.columns),
    line(already, 'Sudah ada sebelumnya: {n} titik'),
    line(repaired.moved, 'Diperbaiki: {n} titik tidak berurutan, diurutkan menurut waktu'),
    line(repaired.speedsComputed, 'Dihitung: {n} kecepatan dari jarak dan waktu'),
    line(repaired.impossibleSpeeds, 'Diperbaiki: {n} kecepatan mustahil tidak dipakai'),
    line(repaired.impossibleHeadings, 'Diperbaiki: {n} arah mustahil tidak dipakai'),
    line(repaired.ignoredTimes, 'Diperbaiki: {n} waktu tidak dipakai, jejaknya dianggap tanpa waktu'),
    line(repaired.zonelessTimes, 'Dianggap: {n} waktu tanpa zona dibaca sebagai UTC'),
    line(repaired.shortenedKeys, 'Diperbaiki: {n} nama perangkat dirapikan'),
    line(skipped.emptySegments, 'Dilewati: {n} segmen kosong'),
    line(skipped.waypoints, 'Dilewati: {n} titik penanda (wpt), bukan rekaman'),
    line(skipped.emptyTracks, 'Dilewati: {n} jejak yang semua titiknya ditolak'),
    line(report.jumps, 'Perhatian: {n} langkah lebih cepat dari 200 km/jam, tetap diambil'),
    report.suspectedSharedIds.length > 0
      ? `  Perhatian: mungkin dua alat memakai satu ID: ${report.suspectedSharedIds.join(', ')}`
      : '',
    line(refused.total, 'Ditolak: {n} titik'),
    ...reasonLines(report),
  ]
    .filter((text) => text !== '')
    .join('\n')
}

function reasonLines({ refused, lineWord }: ImportReport): string[] {
  // The keys of an object are strings to the compiler; these are the reasons that were counted.
  const reasons = Object.keys(refusalReasons).filter((key): key is RefusalReason => key in refused.byReason)
  const lines = reasons.map((reason) => `    ${count(refused.byReason[reason] ?? 0, refusalReasons[reason])}`)
  const shown = refused.lines.map(
    ({ line, reason }) => `      ${lineWord} ${String(line)}: ${refusalReasons[reason]}`,
  )
  const rest = refused.total - refused.lines.length
  return [...lines, ...shown, rest > 0 ? `      … dan ${numbers.format(rest)} lagi` : '']
}

function columnsLine(columns: Record<string, string>): string {
  const pairs = Object.entries(columns).map(([role, name]) => (role === name ? role : `${role}=${name}`))
  return pairs.length > 0 ? `  Kolom: ${pairs.join(', ')}` : ''
}

function count(amount: number, noun: string): string {
  return `${numbers.format(amount)} ${noun}`
}

function line(amount: number, text: string): string {
  return amount > 0 ? `  ${text.replace('{n}', numbers.format(amount))}` : ''
}
