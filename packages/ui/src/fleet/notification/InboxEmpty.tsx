import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import { useNotificationTexts } from './useNotificationTexts.ts'

interface InboxEmptyProps {
  /** Removes the filters; set only if the inbox has items that the filters hide. */
  onShowAll: (() => void) | undefined
  /** Whether all items are read. */
  allRead: boolean
  trackingTo: string | undefined
  /** Whether the server creates the notifications, following the user's rules. */
  onServer: boolean
}

/** Explains why the inbox is empty and links to the live map. */
export function InboxEmpty({ onShowAll, allRead, trackingTo, onServer }: InboxEmptyProps) {
  const { list } = useTexts()
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
