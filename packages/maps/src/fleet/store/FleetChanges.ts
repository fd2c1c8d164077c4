import type { Id, FleetMoves, LivePosition } from '@sikud/api'

/** What changed in the fleet: devices that moved, that are new or changed, that are no more. */
export interface FleetChanges {
  moved?: FleetMoves
  changed?: readonly LivePosition[]
  removed?: readonly Id[]
  /** Server time minus local time, milliseconds. */
  serverOffset: number
}
