import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { usePushTexts } from './usePushTexts.ts'

/** What became of a test: sent through the provider, shown by this browser alone, or refused in the words of the server. */
export type PushTest =
  | { result: 'none' | 'sending' | 'sent' | 'shown' }
  | { result: 'failed'; message: string }

interface PushTestPartProps {
  test: PushTest
  onTest: () => void
}

/** The button that has a notification sent, and what became of it. */
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
