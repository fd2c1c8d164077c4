'use client'

import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined'
import { useId } from 'react'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { ActionsMenuItem } from './ActionsMenuItem.tsx'
import { ActionsMenuReason } from './ActionsMenuReason.tsx'
import type { RecordAction } from './RecordAction.ts'

interface ActionsMenuProps {
  /** Target of "Ubah"; the item is absent without it. */
  editTo?: string
  /** Called by "Hapus"; the item is absent without it. */
  onDelete?: () => void
  /** Why the user may neither edit nor delete the record; both items stay, disabled, with this text. */
  reason?: string | undefined
  /** Extra items between the two. */
  items?: readonly RecordAction[]
}

/** Renders PILIHAN: the menu of actions on a record. */
export function ActionsMenu({ editTo, onDelete, reason, items = [] }: ActionsMenuProps) {
  const { record } = useTexts()
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
  // Items with the same reason share one text.
  const reasons = [...new Set(actions.map((action) => action.reason))].filter((text) => text !== undefined)
  const reasonId = (text: string) => `${id}-${reasons.indexOf(text)}`
  return (
    <MenuButton label={record.actions} endIcon={<ExpandIcon />} menuWidth={180}>
      {(close) => [
        ...actions.map((action) => (
          <ActionsMenuItem
            key={action.key}
            action={action}
            onDone={close}
            reasonId={action.reason && reasonId(action.reason)}
          />
        )),
        ...reasons.map((text) => <ActionsMenuReason key={text} id={reasonId(text)} text={text} />),
      ]}
    </MenuButton>
  )
}
