import type { GpsSession } from '@sikud/api'
import { isRunning } from '@sikud/maps/playback'

/** A trip names whole seconds, an event its milliseconds. */
const slack = 1000

/** The trip of a device (by its id as text) in which a moment (epoch milliseconds) lies: of several the one that began last. */
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

/** A running trip goes on until now. */
function endOf(session: Omit<GpsSession, 'points'>) {
  return isRunning(session) ? Infinity : timeOf(session.end.time)
}

function timeOf(time: string | null) {
  return time === null ? Number.NaN : Date.parse(time)
}
