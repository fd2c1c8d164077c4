'use client'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { controlRadius } from '@sikud/ui/status'

interface MapNoticeProps {
  action?: { text: string; onClick: () => void }
  children: ReactNode
}

/** Renders a notice at the top of the map, for example that tiles are missing. */
export function MapNotice({ action, children }: MapNoticeProps) {
  return (
    <Box
      aria-live="polite"
      data-map-notice
      sx={{
        position: 'absolute',
        zIndex: 1,
        top: 'var(--map-top, 14px)',
        left: 'var(--map-left, 14px)',
        maxWidth: 'calc(100% - 74px - var(--map-left, 14px))',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: 1.5,
        pr: action ? 0.5 : 1.5,
        py: action ? 0.25 : 1,
        fontSize: 13,
        lineHeight: 1.35,
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: controlRadius,
      }}
    >
      <InfoOutlined sx={{ fontSize: 18, color: 'text.secondary', flexShrink: 0 }} />
      <span>{children}</span>
      {action && (
        <Button size="small" onClick={action.onClick} sx={{ flexShrink: 0 }}>
          {action.text}
        </Button>
      )}
    </Box>
  )
}
