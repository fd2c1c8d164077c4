import type { ApiSession } from './RecordingServer.ts'
import type { RecordedTable } from './tableOf.ts'

/** The result of the comparison of points from the API with the rows of the recorded table. */
export interface Comparison {
  points: number
  /** Number of points that equal no row of the table, or that the API returned twice. */
  unmatched: number
}

/**
 * Finds the table row of every point by device and time, and compares place and recorded speed. If the table has no
 * device column, `device` is the name of its device.
 */
export function comparePoints(
  sessions: readonly ApiSession[],
  table: RecordedTable,
  device: string | null,
): Comparison {
  const rows = new Map(table.rows.map((row) => [`${device ?? row.vehicle} ${String(row.time)}`, row]))
  const imeis = new Set(device === null ? table.rows.map(({ vehicle }) => vehicle) : [device])
  const comparison = { points: 0, unmatched: 0 }
  for (const session of sessions.filter((session) => imeis.has(session.device.imei))) {
    for (const point of session.points) {
      const key = `${session.device.imei} ${String(Date.parse(point.time ?? ''))}`
      const row = rows.get(key)
      rows.delete(key)
      const isSame =
        row?.lat === point.lat && row.lng === point.lng && (row.speed ?? point.speed) === point.speed
      comparison.points += 1
      if (!isSame) comparison.unmatched += 1
    }
  }
  return comparison
}
