'use client'

import CheckBoxOffIcon from '@mui/icons-material/CheckBoxOutlineBlankOutlined'
import CheckBoxOnIcon from '@mui/icons-material/CheckBoxOutlined'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState, type ReactNode } from 'react'

/** One line of a menu of choices. */
export interface CheckMenuItem {
  key: string
  label: string
  checked: boolean
  /** Stays as it is. */
  disabled?: boolean
}

interface CheckMenuProps {
  label: string
  icon: ReactNode
  items: readonly CheckMenuItem[]
  onToggle: (key: string) => void
  /** A last line that puts everything back. */
  reset?: { label: string; onReset: () => void; disabled: boolean }
}

/** A button with a menu of boxes to tick; it stays open while several are ticked. */
export function CheckMenu({ label, icon, items, onToggle, reset }: CheckMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const buttonId = useId()
  const menuId = useId()
  const open = anchor !== null
  return (
    <>
      <Button
        id={buttonId}
        variant="outlined"
        size="small"
        startIcon={icon}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': buttonId }, paper: { sx: { mt: 0.5, minWidth: 220 } } }}
      >
        {items.map(({ key, label, checked, disabled }) => (
          <MenuItem
            key={key}
            role="menuitemcheckbox"
            aria-checked={checked}
            disabled={disabled}
            onClick={() => onToggle(key)}
          >
            <ListItemIcon sx={{ color: checked ? 'primary.main' : 'text.secondary' }}>
              {checked ? <CheckBoxOnIcon /> : <CheckBoxOffIcon />}
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
        {reset && <Divider component="li" />}
        {reset && (
          <MenuItem disabled={reset.disabled} onClick={reset.onReset}>
            {reset.label}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
