import CheckBoxOffIcon from '@mui/icons-material/CheckBoxOutlineBlankOutlined'
import CheckBoxOnIcon from '@mui/icons-material/CheckBoxOutlined'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { MenuButton } from '../MenuButton/MenuButton.tsx'

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
  return (
    <MenuButton label={label} startIcon={icon} size="small" menuWidth={220}>
      {() => [
        ...items.map(({ key, label, checked, disabled }) => (
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
        )),
        reset && <Divider key="divider" component="li" />,
        reset && (
          <MenuItem key="reset" disabled={reset.disabled} onClick={reset.onReset}>
            {reset.label}
          </MenuItem>
        ),
      ]}
    </MenuButton>
  )
}
