import type { ReactNode } from 'react'

/** An action on a record: a link or a callback. */
export interface RecordAction {
  key: string
  label: string
  icon?: ReactNode
  to?: string
  onSelect?: () => void
  /** Destructive: shown in the error colour. */
  danger?: boolean
  disabled?: boolean
  /** Why the action is disabled; the item stays focusable and does nothing. */
  reason?: string
}
