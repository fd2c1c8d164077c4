'use client'

import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useColorScheme } from '@mui/material/styles'
import { useShellTexts } from '../texts.ts'

/** Renders a button that switches between light and dark. Its label names the theme that a click selects. */
export function ThemeToggle() {
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
