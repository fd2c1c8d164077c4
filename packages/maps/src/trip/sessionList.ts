import type { GpsSession, Rows } from '@sikud/api'

/** Returns the key of a session: its id or, if the server has none, its start time. */
export function sessionKey(session: GpsSession): string {
  return String(session.id ?? session.start.time ?? '')
}

/**
 * Sorts sessions newest first; sessions without a valid start come last, in their old order. Copies `unreadable`, the
 * number of sessions that were dropped because they could not be parsed.
 */
export function newestFirst(sessions: readonly GpsSession[] & { unreadable?: number }): Rows<GpsSession> {
  const starts = new Map(sessions.map((session) => [session, startOf(session)]))
  const ordered = sessions.toSorted(
    (a, b) => (starts.get(b) ?? -Infinity) - (starts.get(a) ?? -Infinity) || 0,
  )
  const { unreadable } = sessions
  return unreadable === undefined ? ordered : Object.assign(ordered, { unreadable })
}

/** Returns the session with this key, even if the filter hides it; if none has it, the newest shown session. */
export function chosenSession(
  all: readonly GpsSession[],
  shown: readonly GpsSession[],
  key: string | null,
): GpsSession | undefined {
  return all.find((session) => sessionKey(session) === key) ?? newestFirst(shown)[0]
}

function startOf({ start }: GpsSession) {
  const time = start.time === null ? Number.NaN : Date.parse(start.time)
  return Number.isNaN(time) ? -Infinity : time
}

/** Returns whether a trip is still running: it has a start but no end. A trip with an invalid end is not running. */
export function isRunning({ start, end }: Pick<GpsSession, 'start' | 'end'>): boolean {
  return start.time !== null && end.time === null
}
