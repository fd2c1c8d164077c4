import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { useNotificationTexts } from './texts.ts'
import { useListTexts } from '../../kit/texts.ts'

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
export function InboxEmpty({ onShowAll, allRead, trackingTo, onServer }: InboxEmptyProps) {
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
