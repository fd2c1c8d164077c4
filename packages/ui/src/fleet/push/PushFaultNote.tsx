import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { PushFailure } from './PushState.ts'
import { usePushTexts } from './usePushTexts.ts'

/** What the user can only do elsewhere. */
const notHere = new Set(['blocked', 'unsupported', 'indexedDb', 'config', 'dismissed', 'unsubscribe'])

interface PushFaultNoteProps {
  failure: PushFailure
  onRetry: () => void
}

/** What went wrong and what to do, with the way to try again where that may help. */
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
        !notHere.has(fault) && (
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
