'use client'

import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useLinkComponent } from '../../theme/useLinkComponent.ts'
import type { NavItem } from './NavGroup.ts'
import { type ShellPreferences, preferenceItems } from './preferenceItems.tsx'
import { type ShellUser, UserButton } from './UserButton.tsx'
import { useShellTexts } from '../texts.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

interface UserMenuProps {
  user: ShellUser | null
  /** Links and actions above the preferences, such as the profile and the password. */
  items?: NavItem[]
  preferences?: ShellPreferences
  onLogout: () => void
}

/** Renders the user menu: the user, links to own pages, language, time zone, and sign-out. */
export function UserMenu({ user, items = [], preferences, onLogout }: UserMenuProps) {
  const texts = useShellTexts()
  const linkComponent = useLinkComponent()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)

  function chosen(action?: () => void) {
    close()
    action?.()
  }

  function show(button: HTMLElement) {
    setAnchor(button)
    setOpen(true)
  }

  return (
    <>
      <UserButton user={user} open={open} onOpen={(event) => show(event.currentTarget)} />
      {/* The menu is rendered only after the first click, because it is slow to compute the time zones. */}
      {anchor && (
        <Menu
          anchorEl={anchor}
          open={open}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { sx: { mt: 1, minWidth: 248 } } }}
        >
          {user ? <UserMenuHead user={user} /> : null}
          {items.map((item) => (
            <MenuItem
              key={item.key}
              {...(item.to ? { component: linkComponent, href: item.to } : {})}
              onClick={() => chosen(item.onSelect)}
            >
              {item.icon}
              {item.label}
            </MenuItem>
          ))}
          {preferences ? preferenceItems(texts, preferences, close) : null}
          <Divider component="li" />
          <MenuItem onClick={() => chosen(onLogout)}>
            <LogoutOutlined />
            {texts.logout}
          </MenuItem>
        </Menu>
      )}
    </>
  )
}

function UserMenuHead({ user }: { user: ShellUser }) {
  const shell = useShellTexts()
  return (
    <Box component="li" role="presentation" sx={{ px: 1.5, pt: 1, pb: 1.25, maxWidth: 280 }}>
      <Typography variant="subtitle1" noWrap>
        {user.name}
      </Typography>
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {user.roleName ?? shell.noRole}
      </Typography>
      {user.email ? (
        <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
          {user.email}
        </Typography>
      ) : null}
    </Box>
  )
}
