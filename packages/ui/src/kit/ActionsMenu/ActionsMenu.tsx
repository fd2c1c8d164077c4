'use client'

import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined'
import { useId } from 'react'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { actionItems } from './actionItems.tsx'
import type { RecordAction } from './RecordAction.ts'
import { useRecordTexts } from '../texts.ts'

export interface ActionsMenuProps {
  /** URL of the item "Ubah". Without it, the menu has no such item. */
  editTo?: string
  /** Called when the user chooses "Hapus". Without it, the menu has no such item. */
  onDelete?: () => void
  /** Why the user may neither edit nor delete the record. Both items are then disabled and show this text. */
  reason?: string | undefined
  /** Extra items between "Ubah" and "Hapus". */
  items?: readonly RecordAction[]
}

/** Renders the menu PILIHAN, which contains the actions on a record. */
export function ActionsMenu({ editTo, onDelete, reason, items = [] }: ActionsMenuProps) {
  const record = useRecordTexts()
  const id = useId()
  const edit: RecordAction = { key: 'edit', label: record.edit, icon: <EditIcon />, to: editTo, reason }
  const remove: RecordAction = {
    key: 'delete',
    label: record.remove,
    icon: <DeleteIcon />,
    onSelect: onDelete,
    danger: true,
    reason,
  }
  const actions = [...(editTo ? [edit] : []), ...items, ...(onDelete ? [remove] : [])]
  return (
    <MenuButton label={record.actions} endIcon={<ExpandIcon />} menuWidth={180}>
      {(close) => actionItems(actions, id, close)}
    </MenuButton>
  )
}
