'use client'

import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import { useId, useState } from 'react'
import { useTexts } from '../../locales/LocaleProvider.tsx'
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const buttonId = useId()
  const menuId = useId()
  const open = anchor !== null
  const edit: RecordAction = { key: 'edit', label: record.edit, icon: <EditIcon />, to: editTo }
  const remove: RecordAction = {
    key: 'delete',
    label: record.remove,
    icon: <DeleteIcon />,
    onSelect: onDelete,
    danger: true,
  }
  return (
    <>
      <Button
        id={buttonId}
        variant="outlined"
        endIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {record.actions}
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': buttonId }, paper: { sx: { mt: 0.5, minWidth: 180 } } }}
      >
        {[...(editTo ? [edit] : []), ...items, ...(onDelete ? [remove] : [])].map((action) => (
          <ActionsMenuItem key={action.key} action={action} onDone={() => setAnchor(null)} />
        ))}
      </Menu>
    </>
  )
}
