'use client'

import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import MoreIcon from '@mui/icons-material/MoreVertOutlined'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { usePhone } from '../../hooks/usePhone.ts'
import { useListTexts, usePageTexts } from '../texts.ts'

/** Renders the button that exports a list. On phones it is an item in the menu of the list. */
export function ExportButton({ onExport }: { onExport: (() => Promise<void>) | null }) {
  const list = useListTexts()
  const page = usePageTexts()
  const phone = usePhone()
  const disabled = onExport === null
  if (!phone) {
    return (
      <Button
        variant="outlined"
        size="small"
        startIcon={<DownloadIcon />}
        disabled={disabled}
        onClick={() => void onExport?.()}
      >
        {list.exportCsv}
      </Button>
    )
  }
  return (
    <MenuButton label={page.actions} icon={<MoreIcon />} size="small" menuWidth={180}>
      {(close) => (
        <MenuItem
          disabled={disabled}
          onClick={() => {
            close()
            void onExport?.()
          }}
        >
          <ListItemIcon>
            <DownloadIcon />
          </ListItemIcon>
          {list.exportCsv}
        </MenuItem>
      )}
    </MenuButton>
  )
}
