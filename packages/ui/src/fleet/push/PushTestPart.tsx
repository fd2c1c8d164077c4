import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { PushTest } from '@sikud/api/react'
import { usePushTexts } from './texts.ts'

interface PushTestPartProps {
  test: PushTest
  onTest: () => void
}

/** Renders the button that sends a test message, and its result. */
export function PushTestPart({ test, onTest }: PushTestPartProps) {
  const texts = usePushTexts()
  const isSending = test.result === 'sending'
  return (
    <>
      <Button variant="outlined" size="small" onClick={onTest} disabled={isSending} sx={{ mt: 1.5 }}>
        {isSending ? texts.testing : texts.test}
      </Button>
      {test.result === 'failed' && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {test.message}
        </Alert>
      )}
      {(test.result === 'sent' || test.result === 'shown') && (
        <Alert severity="success" slotProps={{ root: { role: 'status' } }} sx={{ mt: 1.5 }}>
          {test.result === 'sent' ? texts.testSent : texts.testShown}
        </Alert>
      )}
    </>
  )
}
