import type { ReactNode } from 'react'

/** A search result, which is a link (`to`) or an action (`onSelect`). */
export interface SearchEntry {
  /** Key of the entry, which is unique in its group. */
  key: string
  label: string
  /** Texts that are visible under the label. The search finds them too. */
  details?: readonly string[]
  /** Texts that are not visible but that the search finds too, such as another name. */
  keywords?: readonly string[]
  /** Icon of this entry, shown instead of the icon of its group. */
  icon?: ReactNode
  /** A chip after the label, such as one that marks simulated data. */
  badge?: ReactNode
  /** A line below the details that changes, such as the state of a vehicle. The search does not find it. */
  status?: ReactNode
  /** What Enter does, such as "Buka di Pelacakan", if it is not obvious. In a wide window it is visible while the entry is selected. */
  action?: string
  /** A second page of the entry, as a button beside it. */
  second?: { label: string; icon: ReactNode; to: string }
  to?: string
  onSelect?: () => void
}

/** A group of search entries under one heading. */
export interface SearchGroup {
  key: string
  label: string
  icon?: ReactNode
  /** The entries. Keep the array stable between renders, because its search index is cached. */
  entries: readonly SearchEntry[]
  /** Whether to show the group even if the search is empty. */
  atRest?: boolean
  /** The word with which the search must begin to find entries of this group, such as “ubah”. */
  word?: string
  /** The most entries to show at once. The user types to see others. */
  limit?: number
  loading?: boolean
  /** Why the entries could not be loaded. */
  error?: string
  onRetry?: () => void
  /** Returns the URL of the list that shows all matches. If set, the group shows only its first matches. */
  allTo?: (search: string) => string
}
