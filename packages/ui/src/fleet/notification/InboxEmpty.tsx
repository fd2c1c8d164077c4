import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import { useNotificationTexts } from './useNotificationTexts.ts'

interface InboxEmptyProps {
  /** Present when only the filter leaves nothing. */
  onShowAll: (() => void) | undefined
  trackingTo: string | undefined
}

/** Says why there is nothing to read, and where to look instead. */
export function InboxEmpty({ onShowAll, trackingTo }: InboxEmptyProps) {
  const { list } = useTexts()
  const notification = useNotificationTexts()
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      {onShowAll ? (
        <EmptyState
          title={notification.allRead}
          text={notification.allReadText}
          action={
            <Button variant="outlined" onClick={onShowAll}>
              {list.showAll}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={notification.empty}
          text={notification.emptyText}
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
