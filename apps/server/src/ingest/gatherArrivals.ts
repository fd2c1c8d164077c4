import {
  checkPosition,
  percent,
  type AcceptedTimes,
  type AcceptedPosition,
  type RefusalReason,
} from './checkPosition.ts'
import type { ReportedPosition, TrackerProtocol, TrackerReport } from './TrackerReport.ts'

/** A report of a device that is registered. */
export interface DeviceReport {
  deviceId: number
  report: TrackerReport
}

/** All that came from one device. */
export interface Arrivals {
  deviceId: number
  protocol: TrackerProtocol
  /** What it said last of its battery, and when. */
  battery: { percent: number; time: number } | null
  /** In the order in which they came, each time once. */
  positions: AcceptedPosition[]
  repeated: number
  refused: { reason: RefusalReason; position: ReportedPosition }[]
}

/** Sorts what came by devices, in the order of their ids, and refuses what the rules refuse. */
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
    positions: [],
    repeated: 0,
    refused: [],
  }
  const known = new Set<number>()
  for (const { report } of reports) {
    for (const position of report.positions) {
      const verdict = checkPosition(position, times)
      if (typeof verdict === 'string') {
        noteBattery(arrivals, position.battery, times.now)
        arrivals.refused.push({ reason: verdict, position })
        continue
      }
      noteBattery(arrivals, position.battery, Math.min(verdict.time, times.now))
      if (known.has(verdict.time)) arrivals.repeated += 1
      else arrivals.positions.push(verdict)
      known.add(verdict.time)
    }
    noteBattery(arrivals, report.battery, times.now)
  }
  return arrivals
}

function noteBattery(arrivals: Arrivals, value: number | null | undefined, time: number): void {
  const said = percent(value)
  if (said === null || time < (arrivals.battery?.time ?? 0)) return
  arrivals.battery = { percent: said, time }
}
