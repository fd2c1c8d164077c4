/** Status of a vehicle. An idle vehicle has stood still for at most 10 minutes, a parked one for longer. */
export type FleetStatus = 'moving' | 'idle' | 'parked' | 'offline'

const id: Record<FleetStatus, string> = {
  moving: 'Bergerak',
  idle: 'Berhenti',
  parked: 'Parkir',
  offline: 'Tidak ada data',
}

const en: Record<FleetStatus, string> = {
  moving: 'Moving',
  idle: 'Stopped',
  parked: 'Parked',
  offline: 'No data',
}

/** The name of each status, by language. */
export const statusTexts = { id, en }

/** The label of simulated data, by language. */
export const simulatedTexts = { id: 'Simulasi', en: 'Simulated' }

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

/**
 * Returns the status for a status text of the server; undefined for an unknown text, because a guess could be wrong.
 */
export function statusOf(text: string): FleetStatus | undefined {
  return kinds.get(text.trim().toLowerCase())
}
