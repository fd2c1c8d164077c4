import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { PushFailure } from './PushState.ts'
import { usePushTexts } from './texts.ts'

/** For these faults a retry cannot help, so the note has no retry button. */
const withoutRetry = new Set(['blocked', 'unsupported', 'indexedDb', 'config', 'dismissed', 'unsubscribe'])

interface PushFaultNoteProps {
  failure: PushFailure
  onRetry: () => void
}

/** Shows what went wrong and what the user can do, with a retry button if a retry can help. */
export function PushFaultNote({ failure, onRetry }: PushFaultNoteProps) {
  const texts = usePushTexts()
  const { fault, detail = '' } = failure
  const words =
    fault === 'config'
      ? texts.incomplete(detail)
      : fault === 'server'
        ? texts.refused(detail)
        : texts.fault[fault]
  return (
    <Alert
      severity={fault === 'dismissed' ? 'info' : 'error'}
      sx={{ mt: 1.5 }}
      action={
        !withoutRetry.has(fault) && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        )
      }
    >
      {words}
    </Alert>
  )
}
