import { type SpeedUnit, convertSpeed } from '../measure/speedUnit.ts'
import { percent, type AcceptedTimes, type AcceptedPosition, type RefusalReason } from './checkPosition.ts'
import { type Clock, judgePosition, unknownClock } from './clock.ts'
import { signalTime, type TimedSignals } from './deviceSignals.ts'
import type { ReportedPosition, TrackerProtocol, TrackerReport } from './Intake.ts'

export interface DeviceReport {
  deviceId: number
  report: TrackerReport
}

/** The validated reports of one device in a batch. */
export interface Arrivals {
  deviceId: number
  protocol: TrackerProtocol
  battery: { percent: number; time: number } | null
  signals: TimedSignals[]
  /** The accepted positions in the order of arrival; no two have the same time. */
  positions: AcceptedPosition[]
  /** The number of accepted positions after each report. */
  ends: number[]
  repeated: number
  refused: Refused[]
  waiting: Waiting[]
  clock: Clock
  /** The unit that the server assumes for a `speed` without a unit; null if the reports contain no such speed. */
  assumedUnit: SpeedUnit | null
}

/** A refused position. For a part of a report that could not be read, the name of the wrong field instead of a place. */
export interface Refused {
  reason: RefusalReason
  position: Pick<ReportedPosition, 'time' | 'lat' | 'lng'>
  field: string | null
}

export interface Waiting {
  reason: RefusalReason
  position: ReportedPosition
}

/** The stored settings of a device that decide how its reports are read. */
export interface DeviceReading {
  clock: Clock
  /** The unit that a user chose for a `speed` without a unit. */
  speedUnit: SpeedUnit | null
}

/** Groups reports by device, in the order of device ids, and validates their positions. */
export function gatherArrivals(
  reports: readonly DeviceReport[],
  times: AcceptedTimes,
  readings: ReadonlyMap<number, DeviceReading>,
): Arrivals[] {
  const byDevice = Map.groupBy(reports, ({ deviceId }) => deviceId)
  const ids = [...byDevice.keys()].toSorted((a, b) => a - b)
  return ids.map((deviceId) =>
    gather(deviceId, byDevice.get(deviceId) ?? [], times, readings.get(deviceId) ?? unset),
  )
}

const unset: DeviceReading = { clock: unknownClock, speedUnit: null }
const nowhere = { time: null, lat: null, lng: null }

function gather(
  deviceId: number,
  reports: readonly DeviceReport[],
  times: AcceptedTimes,
  { clock, speedUnit }: DeviceReading,
): Arrivals {
  const arrivals: Arrivals = {
    deviceId,
    protocol: reports.at(-1)?.report.protocol ?? 'osmand',
    battery: null,
    signals: [],
    positions: [],
    ends: [],
    repeated: 0,
    refused: [],
    waiting: [],
    clock,
    assumedUnit: null,
  }
  const known = new Set<number>()
  for (const { report } of reports) {
    for (const reported of report.positions) {
      const { assumedUnit = null } = reported
      arrivals.assumedUnit = assumedUnit ?? arrivals.assumedUnit
      const position =
        assumedUnit === null || speedUnit === null
          ? reported
          : { ...reported, speed: convertSpeed(reported.speed, assumedUnit, speedUnit) }
      const verdict = judgePosition(position, times, arrivals.clock)
      const { signals } = position
      const time = position.toldAt ?? ('reason' in verdict ? position.time : verdict.accepted.time)
      if (signals) arrivals.signals.push({ signals, time: signalTime(time, times.now) })
      if ('reason' in verdict) {
        updateBattery(arrivals, position.battery, times.now)
        arrivals.refused.push({ reason: verdict.reason, position, field: null })
        if (verdict.waits) addWaiting(arrivals, { reason: verdict.reason, position }, times.now)
        continue
      }
      const { accepted, fits } = verdict
      arrivals.clock = clockAfter(arrivals.clock, accepted, fits)
      updateBattery(arrivals, position.battery, signalTime(time, times.now))
      if (known.has(accepted.time)) arrivals.repeated += 1
      else arrivals.positions.push(accepted)
      known.add(accepted.time)
    }
    for (const field of report.unreadable ?? [])
      arrivals.refused.push({ reason: 'unreadable', position: nowhere, field })
    updateBattery(arrivals, report.battery, times.now)
    for (const signals of report.signals ?? []) arrivals.signals.push({ signals, time: times.now })
    arrivals.ends.push(arrivals.positions.length)
  }
  return arrivals
}

function addWaiting(arrivals: Arrivals, waiting: Waiting, now: number): void {
  const { clock } = arrivals
  arrivals.waiting.push(waiting)
  arrivals.clock = { ...clock, waitingSince: clock.waitingSince ?? now, waiting: clock.waiting + 1 }
}

/** A report with the right time ends the adopted offset; one that fits the clock makes the evidence against it void. */
function clockAfter(clock: Clock, { clockOffsetS }: AcceptedPosition, fits: boolean): Clock {
  const offsetMs = clockOffsetS === undefined ? null : clock.offsetMs
  const waitingSince = fits ? null : clock.waitingSince
  return offsetMs === clock.offsetMs && waitingSince === clock.waitingSince
    ? clock
    : { ...clock, offsetMs, waitingSince }
}

function updateBattery(arrivals: Arrivals, value: number | null | undefined, time: number): void {
  const level = percent(value)
  if (level === null || time < (arrivals.battery?.time ?? 0)) return
  arrivals.battery = { percent: level, time }
}
