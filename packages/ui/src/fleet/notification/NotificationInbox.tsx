'use client'

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import type { InboxItem } from '@sikud/api'
import { type InboxFilter, chosenItems } from './inboxLists.ts'
import { InboxDays } from './InboxDays.tsx'
import { InboxToolbar } from './InboxToolbar.tsx'
import { knownKind } from './notificationKinds.ts'
import { useNotificationTexts } from './texts.ts'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { useListTexts, useStateTexts } from '../../kit/texts.ts'
import Alert from '@mui/material/Alert'

// Number of notifications that the list shows at first and that each click adds. Rendering 100 of them causes no
// visible delay, but rendering 500 does.
const PAGE_SIZE = 100

export interface NotificationInboxProps {
  /** The notifications, newest first. */
  items: readonly InboxItem[]
  loading?: boolean
  /** False when the browser refuses to store the items. */
  kept?: boolean
  /** The reason why the latest items could not be loaded; a note then says that the list may be outdated. */
  failure?: string | undefined
  onRetry?: () => void
  filter: InboxFilter
  onFilterChange: (filter: InboxFilter) => void
  /** The kind to show; null, or an unknown kind, for all. */
  kind?: string | null
  /**
   * Called with the chosen kind. Set it only if the server stores the kind and importance of notifications; without it
   * the inbox ignores `kind` and the filter `important`.
   */
  onKindChange?: ((kind: string | null) => void) | undefined
  /** Without it, and without the next two, the inbox cannot be changed. */
  onRead?: (id: string) => Promise<void>
  /** Called with the ids of the visible unread items. */
  onReadAll?: (ids: string[]) => Promise<void>
  /** Called to delete an item. The caller must ask for confirmation first, and keep the item if the user cancels. */
  onRemove?: (item: InboxItem) => Promise<void>
  /** URL of the live map; an empty inbox links to it. */
  trackingTo?: string
  /** Whether the browser blocks the sound that the user turned on. */
  soundRefused?: boolean
}

/** Renders notifications by day; the user can mark them as read, open them and delete them. */
export function NotificationInbox(props: NotificationInboxProps) {
  const { items, loading = false, kept: isStored = true, failure, onKindChange } = props
  const { onRead, onReadAll, onRemove } = props
  const kind = onKindChange ? knownKind(props.kind) : null
  const filter = !onKindChange && props.filter === 'important' ? 'all' : props.filter
  const notification = useNotificationTexts()
  const card = useRef<HTMLDivElement>(null)
  const [limit, setLimit] = useState(PAGE_SIZE)
  const shown = chosenItems(items, filter, kind)
  const unread = shown.filter((item) => !item.read).map(({ id }) => id)
  if (loading && failure) return <ErrorState message={failure} onRetry={props.onRetry} />
  return (
    <>
      <InboxNotes
        isStored={isStored}
        failure={failure}
        onRetry={props.onRetry}
        soundRefused={props.soundRefused ?? false}
      />
      <Card ref={card} tabIndex={-1} sx={{ outline: 'none' }}>
        <InboxToolbar
          filter={filter}
          onFilterChange={props.onFilterChange}
          kind={kind}
          onKindChange={onKindChange}
          unread={items.filter((item) => !item.read).length}
          onReadAll={
            onReadAll && unread.length > 0
              ? () => void keepFocus(card.current, () => onReadAll(unread))
              : undefined
          }
        />
        {loading ? (
          <Box sx={{ px: 2, pb: 1 }}>
            <LoadingBlock />
          </Box>
        ) : shown.length === 0 ? (
          <InboxEmpty
            onShowAll={
              items.length > 0
                ? () => {
                    props.onFilterChange('all')
                    onKindChange?.(null)
                  }
                : undefined
            }
            allRead={filter === 'unread' && kind === null}
            trackingTo={props.trackingTo}
            onServer={onKindChange !== undefined}
          />
        ) : (
          <InboxDays
            items={shown.slice(0, limit)}
            onRead={onRead && ((item) => void keepFocus(card.current, () => onRead(item.id)))}
            onRemove={onRemove && ((item) => void keepFocus(card.current, () => onRemove(item)))}
          />
        )}
        {shown.length > limit && (
          <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', textAlign: 'center' }}>
            <Button onClick={() => setLimit(limit + PAGE_SIZE)}>{notification.more}</Button>
          </Box>
        )}
      </Card>
      {isStored && items.length > 0 && (
        <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {onKindChange ? notification.onServer : notification.here}
        </Typography>
      )}
    </>
  )
}

/**
 * Runs an action that can remove the button that started it. If the focus is lost, focuses the row that is now in the
 * same place, or the list, so that keyboard users can go on.
 */
async function keepFocus(list: HTMLElement | null, act: () => Promise<void>): Promise<void> {
  const rowsOf = () => [...(list?.querySelectorAll<HTMLElement>('li[tabindex]') ?? [])]
  const place = rowsOf().findIndex((row) => row.contains(document.activeElement))
  await act()
  if (document.activeElement !== null && document.activeElement !== document.body) return
  const rows = rowsOf()
  const next = place < 0 ? list : (rows[place] ?? rows.at(-1) ?? list)
  next?.focus()
}

interface InboxEmptyProps {
  /** Removes the filters; undefined if the inbox has no items that filters could hide. */
  onShowAll: (() => void) | undefined
  /** Whether the list is empty because all items are read. */
  allRead: boolean
  trackingTo: string | undefined
  /** True if the server creates the notifications from the user's rules; false if this browser stores them. */
  onServer: boolean
}

/** Explains why the list is empty. A button removes the filters or, if no filter hides items, opens the live map. */
function InboxEmpty({ onShowAll, allRead, trackingTo, onServer }: InboxEmptyProps) {
  const list = useListTexts()
  const notification = useNotificationTexts()
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      {onShowAll ? (
        <EmptyState
          title={allRead ? notification.allRead : notification.nothingSuch}
          text={allRead ? notification.allReadText : notification.nothingSuchText}
          action={
            <Button variant="outlined" onClick={onShowAll}>
              {list.showAll}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={notification.empty}
          text={onServer ? notification.emptyOnServer : notification.emptyText}
          action={
            trackingTo && (
              <Button variant="outlined" href={trackingTo}>
                {notification.toTracking}
              </Button>
            )
          }
        />
      )}
    </Box>
  )
}

interface InboxNotesProps {
  isStored: boolean
  /** The reason why the latest items could not be loaded. */
  failure: string | undefined
  onRetry: (() => void) | undefined
  soundRefused: boolean
}

/** Shows warnings above the list if it may be outdated, if items are not stored or if the sound is blocked. */
function InboxNotes({ isStored, failure, onRetry, soundRefused }: InboxNotesProps) {
  const state = useStateTexts()
  const notification = useNotificationTexts()
  return (
    <>
      {failure && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            onRetry && (
              <Button color="inherit" size="small" onClick={onRetry}>
                {state.retry}
              </Button>
            )
          }
        >
          {notification.old} {failure}
        </Alert>
      )}
      {!isStored && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {notification.notKept}
        </Alert>
      )}
      {soundRefused && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {notification.soundRefused}
        </Alert>
      )}
    </>
  )
}
