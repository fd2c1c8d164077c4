'use client'

import MenuOpenOutlined from '@mui/icons-material/MenuOpenOutlined'
import MenuOutlined from '@mui/icons-material/MenuOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { lowWindow } from '../../theme/components/baseline.ts'
import { SearchBox, type ShellSearch } from './SearchBox.tsx'
import { barHeight, covered } from './shellSizes.ts'
import { markRadius } from '../../theme/shape.ts'
import { useShellTexts } from '../texts.ts'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import { useColorScheme } from '@mui/material/styles'

interface TopBarProps {
  collapsed: boolean
  onCollapse: () => void
  overlayOpen: boolean
  onOverlay: () => void
  search?: ShellSearch
  mark?: string | undefined
  notifications?: ReactNode
  userMenu: ReactNode
}

/** Renders the bar above each page: menu, search, theme, notifications, user. */
export function TopBar(props: TopBarProps) {
  const shell = useShellTexts()
  const collapseLabel = props.collapsed ? shell.expand : shell.collapse
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: `calc(${barHeight}px + ${covered.top})`,
        pt: covered.top,
        pl: { xs: `calc(8px + ${covered.left})`, sm: `calc(16px + ${covered.left})`, md: 4 },
        pr: {
          xs: `calc(8px + ${covered.right})`,
          sm: `calc(16px + ${covered.right})`,
          md: `calc(32px + ${covered.right})`,
        },
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        [lowWindow]: { position: 'static' },
        '@media print': { display: 'none' },
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'block' }, ml: -1 }}>
        <Tooltip title={collapseLabel}>
          <IconButton aria-label={collapseLabel} onClick={props.onCollapse}>
            <MenuOpenOutlined sx={{ transform: props.collapsed ? 'scaleX(-1)' : 'none' }} />
          </IconButton>
        </Tooltip>
      </Box>
      <IconButton
        aria-label={shell.openMenu}
        aria-haspopup="dialog"
        aria-expanded={props.overlayOpen}
        onClick={props.onOverlay}
        sx={{ display: { md: 'none' } }}
      >
        <MenuOutlined />
      </IconButton>
      {props.search ? <SearchBox {...props.search} /> : null}
      {/* The note stays whole: the search beside it gets narrower. */}
      <Box
        sx={{
          flex: 1,
          minWidth: { xs: 0, sm: 'max-content' },
          display: 'flex',
          justifyContent: { xs: 'center', sm: 'flex-end' },
        }}
      >
        {props.mark && (
          <Box
            component="span"
            sx={{
              px: 1,
              fontSize: 12,
              lineHeight: 1.25,
              color: 'text.secondary',
              textAlign: 'center',
              border: '1px dashed',
              borderRadius: markRadius,
            }}
          >
            {props.mark}
          </Box>
        )}
      </Box>
      <ThemeToggle />
      {props.notifications}
      {props.userMenu}
    </Box>
  )
}

/** Renders a button that switches between light and dark. Its label names the theme that a click selects. */
function ThemeToggle() {
  const shell = useShellTexts()
  const { mode, setMode } = useColorScheme()
  const dark = mode === 'dark'
  const label = dark ? shell.lightTheme : shell.darkTheme
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setMode(dark ? 'light' : 'dark')}>
        {dark ? <LightModeOutlined /> : <DarkModeOutlined />}
      </IconButton>
    </Tooltip>
  )
}
