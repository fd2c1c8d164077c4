import type { ReactNode } from 'react'

/** An action on a record: a link or a callback. */
export interface RecordAction {
  key: string
  label: string
  icon?: ReactNode
  to?: string
  onSelect?: () => void
  /** Whether the action is destructive; the menu then shows it in the error colour. */
  danger?: boolean
  disabled?: boolean
  /** Why the action is disabled; the item stays focusable and does nothing. */
  reason?: string
}
