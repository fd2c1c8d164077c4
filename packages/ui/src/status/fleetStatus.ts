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

const MINUTE = 60_000
const SILENT_AFTER = 10 * MINUTE
/** Long, because the tracker of a parked vehicle sleeps and rarely reports. */
const PARKED_SILENT_AFTER = 24 * 60 * MINUTE

/** Returns for how many ms after its last sign a vehicle keeps a status; after that, the status is `offline`. */
export function silentAfter(status: FleetStatus | undefined): number {
  return status === 'parked' ? PARKED_SILENT_AFTER : SILENT_AFTER
}

/**
 * Returns the last sign that a vehicle still has a status, in epoch ms: its last position or, while it stands, a later
 * contact of its tracker. A contact does not say where a moving vehicle is. A missing time is NaN.
 */
export function lastSign(status: FleetStatus | undefined, time: number, contact: number): number {
  return (status === 'idle' || status === 'parked') && contact > time ? contact : time
}

/** For this many ms after its last report, an alarm is shown on the live map. */
export const ALARM_SHOWN_MS = 60 * MINUTE

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
