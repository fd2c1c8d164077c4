import type { RawPoint } from '../cleanPoints.ts'

interface WithPoints {
  points: readonly RawPoint[]
}

/** The sessions under `data` of an answer, one or a list, that have points. */
export function sessionsIn(body: unknown): WithPoints[] {
  const { data }: { data?: unknown } = isObject(body) ? body : {}
  const sessions: unknown[] = Array.isArray(data) ? data : [data]
  return sessions.filter(hasPoints)
}

function hasPoints(session: unknown): session is WithPoints {
  return isObject(session) && 'points' in session && Array.isArray(session.points)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
