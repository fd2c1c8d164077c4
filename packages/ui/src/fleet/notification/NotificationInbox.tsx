'use client'

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { LoadingBlock } from '../../components/LoadingBlock/LoadingBlock.tsx'
import { InboxDays } from './InboxDays.tsx'
import { InboxEmpty } from './InboxEmpty.tsx'
import type { InboxItem } from './InboxItem.ts'
import { InboxToolbar, type InboxFilter } from './InboxToolbar.tsx'
import { keepFocus } from './keepFocus.ts'
import { useNotificationTexts } from './useNotificationTexts.ts'

// A browser draws a hundred rows at once; five hundred are felt.
const step = 100

export interface NotificationInboxProps {
  /** Newest first. */
  items: readonly InboxItem[]
  loading?: boolean
  /** False when the browser refuses to store them. */
  kept?: boolean
  filter: InboxFilter
  onFilterChange: (filter: InboxFilter) => void
  onRead: (id: string) => Promise<void>
  onReadAll: () => Promise<void>
  /** Asks first; the item stays when the answer is no. */
  onRemove: (item: InboxItem) => Promise<void>
  /** Where the vehicles are right now, offered while there is nothing to read. */
  trackingTo?: string
}

/** The inbox: what was received, by day, to be read, opened and deleted. */
export function NotificationInbox(props: NotificationInboxProps) {
  const { items, loading = false, kept = true, filter, onFilterChange } = props
  const notification = useNotificationTexts()
  const card = useRef<HTMLDivElement>(null)
  const [limit, setLimit] = useState(step)
  const unread = items.filter((item) => !item.read)
  const shown = filter === 'unread' ? unread : items
  return (
    <>
      {!kept && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {notification.notKept}
        </Alert>
      )}
      <Card ref={card} tabIndex={-1} sx={{ maxWidth: 960, outline: 'none' }}>
        <InboxToolbar
          filter={filter}
          unread={unread.length}
          onFilterChange={onFilterChange}
          onReadAll={() => void keepFocus(card.current, props.onReadAll)}
        />
        {loading ? (
          <Box sx={{ px: 2, pb: 1 }}>
            <LoadingBlock />
          </Box>
        ) : shown.length === 0 ? (
          <InboxEmpty
            onShowAll={items.length > 0 ? () => onFilterChange('all') : undefined}
            trackingTo={props.trackingTo}
          />
        ) : (
          <InboxDays
            items={shown.slice(0, limit)}
            onRead={(item) => void keepFocus(card.current, () => props.onRead(item.id))}
            onRemove={(item) => void keepFocus(card.current, () => props.onRemove(item))}
          />
        )}
        {shown.length > limit && (
          <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', textAlign: 'center' }}>
            <Button onClick={() => setLimit(limit + step)}>{notification.more}</Button>
          </Box>
        )}
      </Card>
      {kept && items.length > 0 && (
        <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {notification.here}
        </Typography>
      )}
    </>
  )
}
