'use client'

import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { ActionsMenuItem } from './ActionsMenuItem.tsx'
import type { RecordAction } from './RecordAction.ts'

interface ActionsMenuProps {
  /** Where "Ubah" leads; no such item without it. */
  editTo?: string
  /** What "Hapus" does; no such item without it. */
  onDelete?: () => void
  /** Further items, between the two. */
  items?: readonly RecordAction[]
}

/** PILIHAN: the menu of what can be done with a record. */
export function ActionsMenu({ editTo, onDelete, items = [] }: ActionsMenuProps) {
  const { record } = useTexts()
  const edit: RecordAction = { key: 'edit', label: record.edit, icon: <EditIcon />, to: editTo }
  const remove: RecordAction = {
    key: 'delete',
    label: record.remove,
    icon: <DeleteIcon />,
    onSelect: onDelete,
    danger: true,
  }
  const actions = [...(editTo ? [edit] : []), ...items, ...(onDelete ? [remove] : [])]
  return (
    <MenuButton label={record.actions} endIcon={<ExpandIcon />} menuWidth={180}>
      {(close) =>
        actions.map((action) => <ActionsMenuItem key={action.key} action={action} onDone={close} />)
      }
    </MenuButton>
  )
}
