import {
  checkPosition,
  percent,
  type AcceptedTimes,
  type AcceptedPosition,
  type RefusalReason,
} from './checkPosition.ts'
import { signalTime, type TimedSignals } from './deviceSignals.ts'
import type { ReportedPosition, TrackerProtocol, TrackerReport } from './Intake.ts'

/** A report of a registered device. */
export interface DeviceReport {
  deviceId: number
  report: TrackerReport
}

/** The validated reports of one device in a batch. */
export interface Arrivals {
  deviceId: number
  protocol: TrackerProtocol
  /** The latest battery level. */
  battery: { percent: number; time: number } | null
  /** The signals in the order of arrival. */
  signals: TimedSignals[]
  /** The accepted positions in the order of arrival; no two have the same time. */
  positions: AcceptedPosition[]
  repeated: number
  refused: { reason: RefusalReason; position: ReportedPosition }[]
}

/** Groups reports by device, in the order of device ids, and validates their positions. */
export function gatherArrivals(reports: readonly DeviceReport[], times: AcceptedTimes): Arrivals[] {
  const byDevice = Map.groupBy(reports, ({ deviceId }) => deviceId)
  const ids = [...byDevice.keys()].toSorted((a, b) => a - b)
  return ids.map((deviceId) => gather(deviceId, byDevice.get(deviceId) ?? [], times))
}

function gather(deviceId: number, reports: readonly DeviceReport[], times: AcceptedTimes): Arrivals {
  const arrivals: Arrivals = {
    deviceId,
    protocol: reports.at(-1)?.report.protocol ?? 'osmand',
    battery: null,
    signals: [],
    positions: [],
    repeated: 0,
    refused: [],
  }
  const known = new Set<number>()
  for (const { report } of reports) {
    for (const position of report.positions) {
      const verdict = checkPosition(position, times)
      const { signals } = position
      if (signals) arrivals.signals.push({ signals, time: signalTime(position.time, times.now) })
      if (typeof verdict === 'string') {
        updateBattery(arrivals, position.battery, times.now)
        arrivals.refused.push({ reason: verdict, position })
        continue
      }
      updateBattery(arrivals, position.battery, Math.min(verdict.time, times.now))
      if (known.has(verdict.time)) arrivals.repeated += 1
      else arrivals.positions.push(verdict)
      known.add(verdict.time)
    }
    updateBattery(arrivals, report.battery, times.now)
    for (const signals of report.signals ?? []) arrivals.signals.push({ signals, time: times.now })
  }
  return arrivals
}

function updateBattery(arrivals: Arrivals, value: number | null | undefined, time: number): void {
  const level = percent(value)
  if (level === null || time < (arrivals.battery?.time ?? 0)) return
  arrivals.battery = { percent: level, time }
}
