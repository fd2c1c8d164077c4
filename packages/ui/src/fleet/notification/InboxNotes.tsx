import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useNotificationTexts } from './texts.ts'
import { useStateTexts } from '../../kit/texts.ts'

interface InboxNotesProps {
  isStored: boolean
  /** The reason why the latest items could not be loaded. */
  failure: string | undefined
  onRetry: (() => void) | undefined
  soundRefused: boolean
}

/** Shows warnings above the list if it may be outdated, if items are not stored or if the sound is blocked. */
export function InboxNotes({ isStored, failure, onRetry, soundRefused }: InboxNotesProps) {
  const state = useStateTexts()
  const notification = useNotificationTexts()
  return (
    <>
      {failure && (
        <Alert
          severity="warning"
          sx={{ mb: 2, maxWidth: 960 }}
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
        <Alert severity="info" sx={{ mb: 2, maxWidth: 960 }}>
          {notification.soundRefused}
        </Alert>
      )}
    </>
  )
}
