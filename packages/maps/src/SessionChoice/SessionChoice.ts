import type { GpsSession } from '@sikud/api'
import type { Companion } from './Companion.ts'
import type { SessionFilter } from './SessionFilter.ts'

/** Which sessions are shown, and which are played beside the chosen one. */
export interface SessionChoice {
  filter: SessionFilter
  /** Takes what changes of the filter. */
  onFilter: (change: SessionFilter) => void
  /** The sessions that pass the filter. */
  shown: GpsSession[]
  companions: Companion[]
  /** Puts a session beside the chosen one or takes it away; absent where points have no times, and trips no clock in common. */
  onCompare?: ((key: string) => void) | undefined
}
