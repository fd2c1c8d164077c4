import type { ReactNode } from 'react'

/** An action on a record, which is a link or calls a function. */
export interface RecordAction {
  key: string
  label: string
  icon?: ReactNode
  to?: string
  onSelect?: () => void
  /** Whether the action is destructive. The menu then shows it in the error colour. */
  danger?: boolean
  disabled?: boolean
  /** Why the action is disabled. The item is focusable but does nothing. */
  reason?: string
}
