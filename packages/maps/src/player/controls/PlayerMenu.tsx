'use client'
import SpeedOutlined from '@mui/icons-material/SpeedOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { type ReactNode, useState } from 'react'
import { usePlayerTexts } from '../../texts/usePlayerTexts.ts'

export interface PlayerMenuProps {
  children: ReactNode
}

/** Renders a button that opens the settings of the player. A narrow player has no room for them beside the chart. */
export function PlayerMenu({ children }: PlayerMenuProps) {
  const texts = usePlayerTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-label={texts.settings}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44, color: 'text.primary' }}
      >
        <SpeedOutlined />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': texts.settings } }}
      >
        <Box sx={{ display: 'grid', gap: 1, width: 300, p: 2 }}>{children}</Box>
      </Popover>
    </>
  )
}
