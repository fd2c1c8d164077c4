'use client'

import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { IconMark } from '../IconMark/IconMark.tsx'
import { headings } from '../../theme/typography.ts'
import { useConfirmTexts } from '../texts.ts'

/** The texts of the dialog. The defaults are the texts of a deletion. */
export interface ConfirmQuestion {
  title?: string
  text?: string
  /** Further consequences of the action, such as the other records that it affects. */
  detail?: ReactNode
  confirm?: string
  cancel?: string
  /** Shows the confirm button in the error colour. */
  destructive?: boolean
}

export interface ConfirmDialogProps extends ConfirmQuestion {
  open: boolean
  onAnswer: (confirmed: boolean) => void
}

/** Asks for confirmation before an irreversible action, with Batal (cancel) on the left and Lanjutkan on the right. */
export function ConfirmDialog({ open, onAnswer, ...question }: ConfirmDialogProps) {
  const confirm = useConfirmTexts()
  const id = useId()
  const tone = question.destructive ? 'error' : 'warning'
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogContent sx={{ pt: 3.5, textAlign: 'center' }}>
        <IconMark tone={tone} icon={WarningAmberOutlined} />
        <Typography id={`${id}-title`} variant="h2" sx={{ ...headings.h2, mt: 2 }}>
          {question.title ?? confirm.title}
        </Typography>
        <Box id={`${id}-text`} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          <Typography>{question.text ?? confirm.text}</Typography>
          {question.detail ? (
            <Typography component="div" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {question.detail}
            </Typography>
          ) : null}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, justifyContent: 'center', '& > *': { flex: 1 } }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog focuses its least harmful answer */}
        <Button variant="outlined" autoFocus onClick={() => onAnswer(false)}>
          {question.cancel ?? confirm.cancel}
        </Button>
        <Button
          variant="contained"
          color={question.destructive ? 'error' : 'primary'}
          onClick={() => onAnswer(true)}
        >
          {question.confirm ?? confirm.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
