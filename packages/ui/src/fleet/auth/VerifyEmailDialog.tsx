'use client'

import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { IconMark } from '../../kit/IconMark/IconMark.tsx'
import { useSelfServiceTexts } from './selfServiceTexts.ts'
import { headings } from '../../theme/typography.ts'

export interface VerifyEmailProps {
  open: boolean
  /** Called when the visitor chooses Skip or Resend, or presses Escape. */
  onClose: () => void
  /** URL of the link 'Resend'. */
  resendTo: string
}

/** Renders a dialog that asks the visitor to check their mail. It has a link to request another e-mail. */
export function VerifyEmailDialog({ open, onClose, resendTo }: VerifyEmailProps) {
  const selfService = useSelfServiceTexts()
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogContent sx={{ pt: 3.5, textAlign: 'center' }}>
        <IconMark tone="primary" icon={MarkEmailReadOutlined} />
        <Typography id={`${id}-title`} variant="h2" lang="en" sx={{ ...headings.h2, mt: 2 }}>
          {selfService.verifyTitle}
        </Typography>
        <Box id={`${id}-text`} sx={{ mt: 1, textWrap: 'balance' }}>
          <Typography lang="en">{selfService.verifyText}</Typography>
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {selfService.verifyHelp}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 3, flexDirection: 'column', gap: 2 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus has to enter the dialog, and this button only closes the dialog */}
        <Button variant="contained" size="large" fullWidth autoFocus onClick={onClose}>
          {selfService.skip}
        </Button>
        <Link href={resendTo} variant="subtitle2" onClick={onClose}>
          {selfService.resend}
        </Link>
      </DialogActions>
    </Dialog>
  )
}
