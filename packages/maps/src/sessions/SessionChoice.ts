import type { GpsSession } from '@sikud/api'
import type { Companion } from './Companion.ts'
import type { FilterChoices } from './filterChoices.ts'
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
  /** Where the sessions come in pages; absent where all of them are there. */
  paging?: SessionPaging | undefined
}

/** What there is besides the sessions that are loaded. */
export interface SessionPaging {
  /** The first day that is shown, as `2026-11-20`; undefined where a filter tells the days. */
  since: string | undefined
  more: 'none' | 'idle' | 'loading' | 'failed'
  /** Why more could not be loaded, for people. */
  error?: string | undefined
  onMore: () => void
  /** Today by the clock of the server, as `2026-11-20`. */
  today: string | undefined
  /** Whether there are sessions without times. */
  hasUntimed: boolean
  /** What there is to filter by. */
  choices: FilterChoices
  /** The filter was opened: what there is to choose from is needed now. */
  onOpenFilter: () => void
  /** Keys of the sessions before and after the chosen one, where they are not among those that are shown. */
  neighbours: { previous?: string | undefined; next?: string | undefined }
}
