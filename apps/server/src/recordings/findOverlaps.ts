import type { Queryable } from '../database/Database.ts'
import { readAssignments } from '../trips/assignmentRepository.ts'
import { findGaps } from '../trips/assignments/fillAssignments.ts'
import { readOverlapping, type StoredTrip } from '../trips/tripShares.ts'
import type { NewTrip } from './importRepository.ts'

/** A trip of a file and the stored trip that it overlaps in time. */
export interface Overlap {
  trip: NewTrip
  stored: StoredTrip
}

/**
 * Finds those new trips of a device that overlap a stored trip of this device, or of the vehicle that the device had at
 * that time. `vehicleId` is the vehicle for times without an assignment. Returns each new trip at most once.
 */
export async function findOverlaps(
  database: Queryable,
  deviceId: number,
  trips: readonly NewTrip[],
  vehicleId: number | null,
): Promise<Overlap[]> {
  const timed = trips.flatMap((trip) => {
    const { start, end } = trip
    return start === null || end === null ? [] : [{ trip, start, end }]
  })
  const [first] = timed
  if (first === undefined) return []
  const span = { start: first.start, end: first.end }
  for (const { start, end } of timed) {
    span.start = Math.min(span.start, start)
    span.end = Math.max(span.end, end)
  }
  const assignments = await readAssignments(database, deviceId, span)
  const vehicles = [...assignments.map((assignment) => assignment.vehicleId), vehicleId]
  const vehicleIds = [...new Set(vehicles.filter((id) => id !== null))]
  const stored = await readOverlapping(database, { deviceId, vehicleIds }, span)
  if (stored.length === 0) return []
  return timed.flatMap(({ trip, start, end }) => {
    const during = assignments.filter(({ from, to }) => from <= end && (to === null || to > start))
    const own = new Set(during.map((assignment) => assignment.vehicleId))
    if (findGaps({ start, end: end + 1 }, during).length > 0) own.add(vehicleId)
    const overlapped = stored.find(
      (trip) =>
        trip.start < end &&
        trip.end > start &&
        (trip.deviceId === deviceId || (trip.vehicleId !== null && own.has(trip.vehicleId))),
    )
    return overlapped === undefined ? [] : [{ trip, stored: overlapped }]
  })
}

const MAX_NAMED = 5
const moment = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** Says which stored trips the trips of a file overlap, and which options help. */
export function describeOverlaps(overlaps: readonly Overlap[]): string {
  const lines = overlaps.slice(0, MAX_NAMED).map(({ trip, stored }) => {
    const [from, to] = [trip.start ?? 0, trip.end ?? 0]
    return (
      `  ${moment.format(from)} – ${moment.format(to)} WIB dengan perjalanan ${String(stored.id)} ` +
      `(${stored.deviceName}, ${moment.format(stored.start)} – ${moment.format(stored.end)} WIB)`
    )
  })
  const rest = overlaps.length - lines.length
  return [
    `${String(overlaps.length)} perjalanan di berkas ini tumpang tindih dengan perjalanan yang sudah tersimpan:`,
    ...lines,
    ...(rest > 0 ? [`  … dan ${String(rest)} lagi`] : []),
    'Pakai --overlap skip untuk melewatinya, atau --overlap keep untuk menyimpan keduanya (jaraknya tetap dihitung sekali).',
  ].join('\n')
}
