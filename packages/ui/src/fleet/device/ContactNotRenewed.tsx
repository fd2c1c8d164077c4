import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import type { ContactLoad } from './DeviceContact.tsx'
import { useContactTexts } from './useContactTexts.ts'

/** Says that the shown data are old, with a retry button. */
export function ContactNotRenewed({ contact, message }: { contact: ContactLoad; message: string }) {
  const { state } = useTexts()
  const texts = useContactTexts()
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" disabled={contact.isFetching} onClick={() => contact.refetch()}>
          {state.retry}
        </Button>
      }
    >
      {texts.notRenewed(message)}
    </Alert>
  )
}
