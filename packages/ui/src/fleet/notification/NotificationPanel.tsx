'use client'

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import type { InboxItem } from '@sikud/api'
import { latestFirst } from './inboxLists.ts'
import { useNotificationTexts } from './texts.ts'
import ButtonBase from '@mui/material/ButtonBase'
import { Age } from '../../kit/Age/Age.tsx'
import { chipRadius } from '../../theme/shape.ts'
import { ItemMarks, UnreadDot } from './ItemMarks.tsx'
import { KindIcon } from './KindIcon.tsx'

const most = 6

const paper = {
  mt: 1,
  width: 'min(400px, calc(100vw - 32px))',
  maxHeight: 'min(600px, calc(100dvh - 88px))',
  display: 'flex',
  flexDirection: 'column',
} as const

interface NotificationPanelProps {
  items: readonly InboxItem[]
  /** The element below which the panel opens; null while the panel is closed. */
  anchor: HTMLElement | null
  onClose: () => void
  allTo: string
  rulesTo: string | undefined
  onServer: boolean
  onRead: (id: string) => void
  onReadAll?: ((ids: string[]) => void) | undefined
}

/** Shows the latest notifications under the bell. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { items, anchor, onClose, allTo, rulesTo, onServer, onRead, onReadAll } = props
  const notification = useNotificationTexts()
  const unread = items.filter((item) => !item.read)
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': notification.title, sx: paper } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 56, pl: 2, pr: 1, gap: 1 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {notification.title}
        </Typography>
        {onReadAll && unread.length > 0 && (
          <Button
            size="small"
            onClick={(event) => {
              // The clicked button disappears, and the focus with it. This moves the focus to the dialog, which
              // otherwise would not receive the Escape key.
              event.currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
              onReadAll(unread.map(({ id }) => id))
            }}
          >
            {notification.markAll}
          </Button>
        )}
      </Box>
      <Box sx={{ overflowY: 'auto', borderTop: 1, borderBottom: 1, borderColor: 'divider' }}>
        {items.length === 0 ? (
          <EmptyState
            title={notification.empty}
            text={onServer ? notification.emptyOnServer : notification.emptyText}
          />
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0.75, listStyle: 'none' }}>
            {latestFirst(items, most).map((item) => (
              <PanelItem
                key={item.id}
                item={item}
                allTo={allTo}
                onFollow={() => {
                  onRead(item.id)
                  onClose()
                }}
              />
            ))}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', p: 0.75, flexShrink: 0 }}>
        <Button href={allTo} onClick={onClose} sx={{ flex: 1 }}>
          {notification.seeAll}
        </Button>
        {rulesTo && (
          <Button href={rulesTo} onClick={onClose} sx={{ flex: 1 }}>
            {notification.toRules}
          </Button>
        )}
      </Box>
    </Popover>
  )
}

const row = {
  width: '100%',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 1.25,
  px: 1.25,
  py: 1,
  borderRadius: chipRadius,
  textAlign: 'left',
  '&:hover': { bgcolor: 'action.hover' },
} as const

interface PanelItemProps {
  item: InboxItem
  /** URL of the inbox; an item that has no page of its own links to the inbox. */
  allTo: string
  onFollow: () => void
}

function PanelItem({ item, allTo, onFollow }: PanelItemProps) {
  return (
    <li>
      <ButtonBase href={item.to ?? allTo} onClick={onFollow} sx={row}>
        <UnreadDot read={item.read} />
        <KindIcon kind={item.kind} important={item.important} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <Typography component="bdi" variant={item.read ? 'body1' : 'subtitle1'} noWrap sx={{ flex: 1 }}>
              {item.title}
            </Typography>
            <Typography component="span" variant="caption" sx={{ flexShrink: 0, color: 'text.secondary' }}>
              <time dateTime={item.at}>
                <Age at={item.at} />
              </time>
            </Typography>
          </Box>
          {item.body ? (
            <Typography
              component="bdi"
              variant="body2"
              noWrap
              sx={{ display: 'block', color: 'text.secondary' }}
            >
              {item.body}
            </Typography>
          ) : null}
          <ItemMarks item={item} />
        </Box>
      </ButtonBase>
    </li>
  )
}
