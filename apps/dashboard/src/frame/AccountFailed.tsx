import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTexts } from '../texts.ts'

type AccountFailedProps = { message: string; retrying: boolean; onRetry: () => void; onSignOut: () => void }

/** Reports that the current user could not be loaded, and offers to retry or to sign out. */
export function AccountFailed({ message, retrying, onRetry, onSignOut }: AccountFailedProps) {
  const { account, navigation } = useTexts()
  const title = useId()
  return (
    <Dialog open role="alertdialog" aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{account.loadFailed}</DialogTitle>
      <DialogContent>
        <DialogContentText>{message}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onSignOut}>{navigation.logout}</Button>
        <Button variant="contained" onClick={onRetry} disabled={retrying}>
          {account.retry}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
