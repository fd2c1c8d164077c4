import type { ReadingNotes } from './ReadingOptions.ts'
import type { Refusal, RefusalReason } from './RecordedPoint.ts'

/** Everything that happened to one file; `read = taken + already + refused`. */
export interface ImportReport {
  file: string
  format: ReadingNotes['format']
  lineWord: ReadingNotes['lineWord']
  columns: Record<string, string>
  /** Places of the file that were read as a point or refused as one. */
  read: number
  taken: { points: number; sessions: number; untimedSessions: number; devices: number; newDevices: number }
  /** Points that the database had before: the same device at the same time, or the same trip without times. */
  already: number
  repaired: {
    moved: number
    speedsComputed: number
    impossibleSpeeds: number
    impossibleHeadings: number
    ignoredTimes: number
    zonelessTimes: number
    shortenedKeys: number
  }
  /** Left out without being points: empty segments of a track, landmarks of a GPX file, whole tracks that were refused. */
  skipped: { emptySegments: number; waypoints: number; emptyTracks: number }
  /** Steps faster than a road vehicle that are no single-point spike; they are taken. */
  jumps: number
  /** Devices of which so many steps are jumps that two trackers seem to share one id. */
  suspectedSharedIds: string[]
  refused: RefusalCount
}

/** How much was refused and why; of the lines, the first. */
export interface RefusalCount {
  total: number
  byReason: Partial<Record<RefusalReason, number>>
  lines: Refusal[]
}

const shownLines = 20

/** Starts a report from what the reading alone tells. */
export function createReport(file: string, notes: ReadingNotes, read: number): ImportReport {
  return {
    file,
    format: notes.format,
    lineWord: notes.lineWord,
    columns: notes.columns,
    read,
    taken: { points: 0, sessions: 0, untimedSessions: 0, devices: 0, newDevices: 0 },
    already: 0,
    repaired: {
      moved: 0,
      speedsComputed: 0,
      impossibleSpeeds: notes.impossibleSpeeds,
      impossibleHeadings: notes.impossibleHeadings,
      ignoredTimes: 0,
      zonelessTimes: notes.zonelessTimes,
      shortenedKeys: 0,
    },
    skipped: { emptySegments: notes.emptySegments, waypoints: notes.ignoredWaypoints, emptyTracks: 0 },
    jumps: 0,
    suspectedSharedIds: [],
    refused: noRefusals(),
  }
}

/** A count of nothing. */
export function noRefusals(): RefusalCount {
  return { total: 0, byReason: {}, lines: [] }
}

/** Counts one refusal; they come in the order of the file. */
export function countRefusal(refused: RefusalCount, refusal: Refusal): void {
  refused.total += 1
  refused.byReason[refusal.reason] = (refused.byReason[refusal.reason] ?? 0) + 1
  if (refused.lines.length < shownLines) refused.lines.push(refusal)
}

/** Adds refusals to a report: all are counted, the first by line are listed. */
export function reportRefusals(report: ImportReport, refusals: readonly Refusal[]): void {
  const { refused } = report
  for (const { reason } of refusals) refused.byReason[reason] = (refused.byReason[reason] ?? 0) + 1
  refused.total += refusals.length
  const all = [...refused.lines, ...refusals.toSorted((a, b) => a.line - b.line).slice(0, shownLines)]
  refused.lines = all.toSorted((a, b) => a.line - b.line).slice(0, shownLines)
}
