import type { ReactNode } from 'react'

/** A field to choose a part of the fleet, such as a depot; the caller loads that part. */
export interface FleetPart {
  field: ReactNode
  /** Whether a part is chosen; false while the whole fleet is shown. */
  chosen: boolean
  onClear: () => void
}
