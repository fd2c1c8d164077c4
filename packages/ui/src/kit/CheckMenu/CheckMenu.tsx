import CheckBoxOffIcon from '@mui/icons-material/CheckBoxOutlineBlankOutlined'
import CheckBoxOnIcon from '@mui/icons-material/CheckBoxOutlined'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { MenuButton } from '../MenuButton/MenuButton.tsx'

/** One item of a menu with check boxes. */
export interface CheckMenuItem {
  key: string
  label: string
  checked: boolean
  /** Whether the item is disabled, so that its value cannot change. */
  disabled?: boolean
}

interface CheckMenuProps {
  label: string
  icon: ReactNode
  items: readonly CheckMenuItem[]
  onToggle: (key: string) => void
  /** A last item that resets all values. */
  reset?: { label: string; onReset: () => void; disabled: boolean }
  /** Returns further items after the last one, each with a key. */
  more?: ((close: () => void) => ReactNode[]) | undefined
}

/** Renders a button with a menu of check boxes. The menu stays open after a choice. */
export function CheckMenu({ label, icon, items, onToggle, reset, more }: CheckMenuProps) {
  return (
    <MenuButton label={label} startIcon={icon} size="small" menuWidth={220}>
      {(close) => [
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
        ...(more?.(close) ?? []),
      ]}
    </MenuButton>
  )
}
