import type { ReactNode } from 'react'

/** Something that the search finds: a link (`to`) or an action (`onSelect`). */
export interface SearchEntry {
  /** Unique within its group. */
  key: string
  label: string
  /** Shown under the label, and searched. */
  details?: readonly string[]
  /** Searched without being shown, such as another name. */
  keywords?: readonly string[]
  /** In place of the icon of the group. */
  icon?: ReactNode
  /** Marks data of the demo fleet. */
  simulated?: boolean
  to?: string
  onSelect?: () => void
}

/** What is found together under one heading. */
export interface SearchGroup {
  key: string
  label: string
  icon?: ReactNode
  /** Kept the same while they are the same: their index is made once for each array. */
  entries: readonly SearchEntry[]
  /** Also shown before anything is typed. */
  atRest?: boolean
  loading?: boolean
  /** Why the entries cannot be had. */
  error?: string
  onRetry?: () => void
  /** Address of the list with everything that a search finds; then only the first few show here. */
  allTo?: (search: string) => string
}
