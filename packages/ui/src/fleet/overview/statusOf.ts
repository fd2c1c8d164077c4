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
