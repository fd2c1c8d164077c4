import type { ReactNode } from 'react'

/** A search result: a link (`to`) or an action (`onSelect`). */
export interface SearchEntry {
  /** Unique within its group. */
  key: string
  label: string
  /** Texts that the search shows under the label, and also searches. */
  details?: readonly string[]
  /** Texts that the search does not show but also searches, such as another name. */
  keywords?: readonly string[]
  /** Icon of this entry, shown instead of the icon of its group. */
  icon?: ReactNode
  /** Marks simulated data of the demo fleet. */
  simulated?: boolean
  to?: string
  onSelect?: () => void
}

/** Search entries under one heading. */
export interface SearchGroup {
  key: string
  label: string
  icon?: ReactNode
  /** Keep the array stable between renders: its index is cached for each array. */
  entries: readonly SearchEntry[]
  /** Shows the group also while the search is empty. */
  atRest?: boolean
  loading?: boolean
  /** Why the entries could not be loaded. */
  error?: string
  onRetry?: () => void
  /** Returns the URL of the list that shows all matches; the group then shows only its first matches. */
  allTo?: (search: string) => string
}
