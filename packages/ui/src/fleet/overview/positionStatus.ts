import type { FleetStatus } from '../../status/fleetStatus.ts'

const kinds = new Map<string, FleetStatus>([
  ['bergerak', 'moving'],
  ['berjalan', 'moving'],
  ['moving', 'moving'],
  ['berhenti', 'idle'],
  ['idle', 'idle'],
  ['parkir', 'parked'],
  ['parked', 'parked'],
  ['tidak ada data', 'offline'],
  ['offline', 'offline'],
])

/** Maps a server's status text to a status; undefined when unknown, so that nothing is guessed. */
export function statusOf(words: string): FleetStatus | undefined {
  return kinds.get(words.trim().toLowerCase())
}

const MAX_AGE_MS = 10 * 60 * 1000

/** Returns whether a position is too old to count as current; undefined if it has no time. */
export function isOldPosition(time: string | undefined, now: number): boolean | undefined {
  const recorded = Date.parse(time ?? '')
  return Number.isNaN(recorded) ? undefined : now - recorded > MAX_AGE_MS
}
