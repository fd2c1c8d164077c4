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

/** The status that a server's words stand for; undefined where shape and colour would be a guess. */
export function statusOf(words: string): FleetStatus | undefined {
  return kinds.get(words.trim().toLowerCase())
}
