import type { ReactNode } from 'react'

/** Something to do with a record: a place to go to, or an act. */
export interface RecordAction {
  key: string
  label: string
  icon?: ReactNode
  to?: string
  onSelect?: () => void
  /** Destructive: stands in the colour of danger. */
  danger?: boolean
  disabled?: boolean
  /** Why it cannot be done now: the item stays in the menu and in the keyboard's reach, and does nothing. */
  reason?: string
}
