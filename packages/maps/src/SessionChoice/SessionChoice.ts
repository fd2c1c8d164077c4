import type { GpsSession } from '@sikud/api'
import type { Companion } from './Companion.ts'
import type { SessionFilter } from './SessionFilter.ts'

/** Which sessions are shown, and which are played beside the chosen one. */
export interface SessionChoice {
  filter: SessionFilter
  onFilter: (filter: SessionFilter) => void
  /** The sessions that pass the filter. */
  shown: GpsSession[]
  companions: Companion[]
  /** Takes the keys of the companions; absent where the points have no times, and trips no clock in common. */
  onCompare?: ((keys: string[]) => void) | undefined
}
