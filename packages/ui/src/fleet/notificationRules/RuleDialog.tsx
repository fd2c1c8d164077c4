'use client'

import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { useNotificationRulesTexts } from './texts.ts'

interface RuleDialogProps {
  title: string
  onApply: () => void
  onClose: () => void
  children: ReactNode
}

/** Renders the dialog in which the user chooses a part of a rule, such as its hours, and applies or cancels it. */
export function RuleDialog({ title, onApply, onClose, children }: RuleDialogProps) {
  const texts = useNotificationRulesTexts()
  const id = useId()

  function apply(event: SubmitEvent) {
    event.preventDefault()
    // The dialog is inside the form of all rules, which must not be submitted too.
    event.stopPropagation()
    onApply()
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={apply} style={{ display: 'contents' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>{children}</DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button variant="outlined" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="contained" type="submit">
            {texts.apply}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
