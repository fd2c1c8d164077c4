import type { GpsSession } from '@sikud/api'
import { isRunning } from '@sikud/maps/playback'

/**
 * Tolerance in ms when a time is compared with a trip. The times of trips are whole seconds, but the times of events
 * have milliseconds.
 */
const slack = 1000

/** Returns the trip of a device (id as string) that was running at a time (epoch ms); if several, the latest one. */
export function tripAt<Session extends Omit<GpsSession, 'points'>>(
  sessions: readonly Session[],
  device: string,
  at: number,
): Session | undefined {
  return sessions
    .filter((session) => String(session.device?.id) === device)
    .filter((session) => timeOf(session.start.time) - slack <= at && at <= endOf(session) + slack)
    .toSorted((a, b) => timeOf(b.start.time) - timeOf(a.start.time))[0]
}

/** Returns the end of a trip in epoch ms; Infinity for a running trip. */
function endOf(session: Omit<GpsSession, 'points'>) {
  return isRunning(session) ? Infinity : timeOf(session.end.time)
}

function timeOf(time: string | null) {
  return time === null ? Number.NaN : Date.parse(time)
}
