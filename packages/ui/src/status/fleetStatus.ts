/** Status of a vehicle: moving, idle (engine on), parked, or without data. */
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
