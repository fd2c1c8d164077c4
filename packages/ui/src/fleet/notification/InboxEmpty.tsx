import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import { useNotificationTexts } from './useNotificationTexts.ts'

interface InboxEmptyProps {
  /** Present when only the filter leaves nothing. */
  onShowAll: (() => void) | undefined
  /** Whether it is because everything is read. */
  allRead: boolean
  trackingTo: string | undefined
  /** Whether a server keeps the inbox, by the rules of the user. */
  onServer: boolean
}

/** Says why there is nothing to read, and where to look instead. */
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
