'use client'

import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { usePhone } from '../../hooks/usePhone.ts'
import { useListTexts } from '../texts.ts'
import type { ExportFormat } from '../../export/exportTable.ts'

export interface ExportButtonProps {
  /** Exports in the chosen format; null if there is nothing to export. */
  onExport: ((format: ExportFormat) => Promise<void>) | null
  /** The default is Ekspor. */
  label?: string | undefined
}

const formats = ['xlsx', 'csv'] as const

/** Renders the button whose menu exports rows as XLSX or CSV; on phones it has only an icon. */
export function ExportButton({ onExport, label }: ExportButtonProps) {
  const list = useListTexts()
  const phone = usePhone()
  return (
    <MenuButton
      label={label ?? list.export}
      {...(phone ? { icon: <DownloadIcon /> } : { startIcon: <DownloadIcon /> })}
      disabled={onExport === null}
      size="small"
      menuWidth={180}
    >
      {(close) =>
        formats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              close()
              void onExport?.(format)
            }}
          >
            <ListItemIcon>
              <DownloadIcon />
            </ListItemIcon>
            {list.exportAs[format]}
          </MenuItem>
        ))
      }
    </MenuButton>
  )
}
