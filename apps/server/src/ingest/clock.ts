import {
  type AcceptedPosition,
  type AcceptedTimes,
  checkPosition,
  type RefusalReason,
} from './checkPosition.ts'
import type { ReportedPosition } from './Intake.ts'

/**
 * Finds out how wrong the clock of a tracker is. An offset is the reported time minus the true time, in milliseconds:
 * positive if the clock is ahead. Only two kinds of offset are known: a clock that runs in a time zone east of UTC, and
 * a GPS receiver that counts its weeks modulo 1,024.
 */

const minuteMs = 60_000
const dayMs = 86_400_000
const STEP_MS = 30 * minuteMs
const MAX_AHEAD_MS = 14 * 60 * minuteMs
/** How far the time of receipt may be from the reported time minus the offset. */
const TOLERANCE_MS = 90_000
/** The offset of a receiver that reports a time 1,024 weeks ago. */
export const ROLLOVER_MS = -1_024 * 7 * dayMs
const ROLLOVER_TOLERANCE_MS = dayMs

const MIN_REPORTS = 10
const MIN_SPAN_MS = 10 * minuteMs

const clockReasons: readonly RefusalReason[] = ['future', 'no_time', 'too_old']

/** What the server knows about the clock of a device; times are milliseconds since 1970. */
export interface Clock {
  /** The offset that is subtracted from reported times; null if none is adopted or the adopted one has ended. */
  offsetMs: number | null
  /** Time of receipt of the first quarantined report that counts as evidence for an offset; null without evidence. */
  waitingSince: number | null
  /** Number of quarantined positions. Expired ones may be included. */
  waiting: number
}

export const unknownClock: Clock = { offsetMs: null, waitingSince: null, waiting: 0 }

export type Verdict =
  /** `fits` is true if the report shows that the clock is right, or exactly as wrong as the adopted offset says. */
  | { accepted: AcceptedPosition; fits: boolean }
  /** `waits` is true if the position becomes right once an offset is adopted. */
  | { reason: RefusalReason; waits: boolean }

/** Validates a reported position, and corrects its time if an offset is adopted. */
export function judgePosition(
  position: ReportedPosition,
  times: AcceptedTimes,
  { offsetMs }: Clock,
): Verdict {
  const asReported = checkPosition(position, times)
  if (typeof asReported !== 'string') return { accepted: asReported, fits: true }
  const { time } = position
  if (time === null || !clockReasons.includes(asReported)) return { reason: asReported, waits: false }
  const lead = time - times.now
  const fitting = offsetFor(lead)
  // A report that fits another offset can be a delayed one, or a sign that the time zone was changed. So it waits.
  if (offsetMs !== null && (fitting === null || fitting === offsetMs)) {
    const corrected = correct(position, times, offsetMs)
    if (typeof corrected !== 'string') return { accepted: corrected, fits: fitting !== null }
  }
  return { reason: asReported, waits: mayBecomeRight(position, times) }
}

export function correct(
  position: ReportedPosition,
  times: AcceptedTimes,
  offsetMs: number,
): AcceptedPosition | RefusalReason {
  const time = position.time === null ? null : position.time - offsetMs
  const checked = checkPosition({ ...position, time }, times)
  return typeof checked === 'string' ? checked : { ...checked, clockOffsetS: offsetMs / 1_000 }
}

/** Returns the offset that explains why a report is this much ahead of the time of receipt; null if none does. */
export function offsetFor(leadMs: number): number | null {
  if (Math.abs(leadMs - ROLLOVER_MS) <= ROLLOVER_TOLERANCE_MS) return ROLLOVER_MS
  const step = Math.round(leadMs / STEP_MS) * STEP_MS
  if (step < STEP_MS || step > MAX_AHEAD_MS) return null
  return Math.abs(leadMs - step) <= TOLERANCE_MS ? step : null
}

/** Returns times on each day on which a position can be stored: as reported, and after a correction. */
export function possibleTimes(time: number): number[] {
  return [time, time - MAX_AHEAD_MS, time - ROLLOVER_MS]
}

/** Checks whether some offset turns a refused position into one that is accepted. */
function mayBecomeRight(position: ReportedPosition, times: AcceptedTimes): boolean {
  const lead = (position.time ?? Number.NaN) - times.now
  const isAhead = lead > 0 && lead <= MAX_AHEAD_MS + TOLERANCE_MS
  const isBehind =
    lead - ROLLOVER_MS >= times.oldest - times.now && lead - ROLLOVER_MS <= ROLLOVER_TOLERANCE_MS
  if (!isAhead && !isBehind) return false
  return typeof checkPosition({ ...position, time: times.now }, times) !== 'string'
}

/** A quarantined report: the time that the tracker reported, and the time of receipt, in milliseconds since 1970. */
export interface WaitingReport {
  time: number
  receivedAt: number
}

/**
 * Returns the offset on which the quarantined reports of a device agree, or null. At least ten reports with different
 * times, received over at least ten minutes, must fit the offset. A report that is further ahead contradicts it, because
 * a delay makes a report look less far ahead, never more; then only the reports received later count.
 */
export function agreedOffset(reports: readonly WaitingReport[]): number | null {
  const byTime = new Map<number, WaitingReport>()
  for (const report of reports.toSorted((a, b) => b.receivedAt - a.receivedAt))
    byTime.set(report.time, report)
  const distinct = [...byTime.values()].map((report) => {
    const lead = report.time - report.receivedAt
    return { ...report, lead, offset: offsetFor(lead) }
  })
  const offsets = new Set(distinct.flatMap(({ offset }) => offset ?? []))
  // If several offsets have enough evidence, the evidence of the smallest is the latest.
  return [...offsets].toSorted((a, b) => a - b).find((offset) => hasEnough(distinct, offset)) ?? null
}

function hasEnough(
  reports: readonly (WaitingReport & { lead: number; offset: number | null })[],
  offset: number,
): boolean {
  const tolerance = offset === ROLLOVER_MS ? ROLLOVER_TOLERANCE_MS : TOLERANCE_MS
  const contradictions = reports.filter(({ lead }) => lead > offset + tolerance)
  const since = Math.max(...contradictions.map(({ receivedAt }) => receivedAt))
  const agreeing = reports.filter((report) => report.offset === offset && report.receivedAt > since)
  const received = agreeing.map(({ receivedAt }) => receivedAt)
  return agreeing.length >= MIN_REPORTS && Math.max(...received) - Math.min(...received) >= MIN_SPAN_MS
}
