import type { GpsSession, Rows } from '@sikud/api'

/** What names a session: its id where the server gives one, else its start. */
export function sessionKey(session: GpsSession): string {
  return String(session.id ?? session.start.time ?? '')
}

/** The sessions, newest first; those without a readable start come last, as they came. Keeps how many could not be read. */
export function newestFirst(sessions: readonly GpsSession[] & { unreadable?: number }): Rows<GpsSession> {
  const starts = new Map(sessions.map((session) => [session, startOf(session)]))
  const ordered = sessions.toSorted(
    (a, b) => (starts.get(b) ?? -Infinity) - (starts.get(a) ?? -Infinity) || 0,
  )
  const { unreadable } = sessions
  return unreadable === undefined ? ordered : Object.assign(ordered, { unreadable })
}

/** The session that plays: the one with the key, whether it passes the filter or not, else the newest that passes. */
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

/** Whether a trip has begun and not ended: its end is null. An end that cannot be read says nothing about it. */
export function isRunning({ start, end }: Pick<GpsSession, 'start' | 'end'>): boolean {
  return start.time !== null && end.time === null
}
