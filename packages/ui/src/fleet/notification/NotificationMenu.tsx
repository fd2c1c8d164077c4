'use client'

import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { lazyPart } from '../../lazy/lazyPart.tsx'
import { chipRadius } from '../../theme/shape.ts'
import type { InboxItem } from '@sikud/api'
import { useBellTexts } from './bellTexts.ts'

// Each page loads only the bell; the panel loads later. If the code of the panel fails to load, the page must still
// work.
const NotificationPanel = lazyPart(async () => (await import('./NotificationPanel.tsx')).NotificationPanel, {
  Failed: PanelFailed,
})

const badge = {
  position: 'absolute',
  top: 3,
  left: '44%',
  px: '4px',
  borderRadius: chipRadius,
  border: 2,
  borderColor: 'background.paper',
  fontSize: '.6875rem',
  fontWeight: 700,
  lineHeight: '16px',
  wordSpacing: 0,
  bgcolor: 'error.main',
  color: 'error.contrastText',
} as const

export interface NotificationMenuProps {
  /** The notifications, newest first. */
  items: readonly InboxItem[]
  /** URL of the full inbox. */
  allTo: string
  /** URL of the notification rules; without it, the panel has no link to them. */
  rulesTo?: string | undefined
  /** Whether the server keeps the notifications; false if only this browser keeps them. */
  onServer?: boolean
  onRead: (id: string) => void
  /** Called with the ids of the unread items that are loaded. Without it, there is no such button. */
  onReadAll?: ((ids: string[]) => void) | undefined
}

/** Renders the bell and its unread count; a click opens the latest notifications, important unread ones first. */
export function NotificationMenu({ items, onServer = true, rulesTo, ...panel }: NotificationMenuProps) {
  const bell = useBellTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const open = anchor !== null
  const unread = items.filter((item) => !item.read).length
  const count = badgeText(unread)
  return (
    <>
      <Tooltip title={bell.title}>
        <IconButton
          aria-label={count === null ? bell.title : bell.withUnread(count, unread > 99)}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={(event) => {
            setWasOpened(true)
            setAnchor(event.currentTarget)
          }}
        >
          <NotificationsOutlined />
          {count !== null && (
            <Box component="span" aria-hidden sx={badge}>
              {count}
            </Box>
          )}
        </IconButton>
      </Tooltip>
      {wasOpened && (
        <NotificationPanel
          items={items}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          rulesTo={rulesTo}
          onServer={onServer}
          {...panel}
        />
      )}
    </>
  )
}

interface PanelFailedProps {
  anchor: HTMLElement | null
  onClose: () => void
}

function PanelFailed({ anchor, onClose }: PanelFailedProps) {
  const bell = useBellTexts()
  return (
    <Popover open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      <Typography role="alert" sx={{ p: 2, maxWidth: 300 }}>
        {bell.failed}
      </Typography>
    </Popover>
  )
}

/** Returns the count for the bell in two digits, at most 99; null for zero. */
export function badgeText(unread: number): string | null {
  return unread === 0 ? null : String(Math.min(unread, 99)).padStart(2, '0')
}
