'use client'

import Button from '@mui/material/Button'
import type { ButtonProps } from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import { useId, useState, type MouseEvent, type ReactNode } from 'react'

interface MenuButtonProps extends Pick<
  ButtonProps,
  'size' | 'startIcon' | 'endIcon' | 'tabIndex' | 'disabled'
> {
  label: string
  /** An icon that is shown in place of the label. The label becomes the accessible name. */
  icon?: ReactNode
  /** Minimum width of the menu in px. */
  menuWidth: number
  /** Returns one item or an array of items. With a fragment, the arrow keys would not work. */
  children: (close: () => void) => ReactNode
}

/** Renders a button that opens a menu below its right edge. */
export function MenuButton({ label, icon, menuWidth, children, ...look }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const buttonId = useId()
  const menuId = useId()
  const open = anchor !== null
  const close = () => setAnchor(null)
  const opener = {
    id: buttonId,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? menuId : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const
  return (
    <>
      {icon ? (
        <IconButton
          {...opener}
          size={look.size}
          tabIndex={look.tabIndex}
          disabled={look.disabled}
          aria-label={label}
        >
          {icon}
        </IconButton>
      ) : (
        <Button {...opener} {...look} variant="outlined">
          {label}
        </Button>
      )}
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={open}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          list: { 'aria-labelledby': buttonId, disabledItemsFocusable: true },
          paper: { sx: { mt: 0.5, minWidth: menuWidth } },
        }}
      >
        {children(close)}
      </Menu>
    </>
  )
}
