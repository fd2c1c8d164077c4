'use client'

import MoreIcon from '@mui/icons-material/MoreVertOutlined'
import { useId } from 'react'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { actionItems } from './actionItems.tsx'
import type { RecordAction } from './RecordAction.ts'
import { useRecordTexts } from '../texts.ts'

export interface RowActionsMenuProps {
  /** Name of the record, for screen readers. */
  name: string
  /** The actions. Without any, and without `peek`, the component renders nothing. */
  items: readonly RecordAction[]
  /** Tab index that the list sets, because in a list the arrow keys move the focus from cell to cell. */
  tabIndex?: number | undefined
  /** The action that opens the panel of the row, which the list hands to `rowActions`; it comes first. */
  peek?: RecordAction | undefined
}

/** Renders a menu with the actions on a record, at the end of its row in a list. */
export function RowActionsMenu({ name, items, tabIndex, peek }: RowActionsMenuProps) {
  const record = useRecordTexts()
  const id = useId()
  const all = peek ? [peek, ...items] : items
  if (all.length === 0) return null
  return (
    <MenuButton
      label={record.actionsOf(name)}
      icon={<MoreIcon fontSize="small" />}
      size="small"
      menuWidth={180}
      tabIndex={tabIndex}
    >
      {(close) => actionItems(all, id, close)}
    </MenuButton>
  )
}
