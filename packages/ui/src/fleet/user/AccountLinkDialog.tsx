'use client'

import SendIcon from '@mui/icons-material/SendOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { User } from '@sikud/api'
import { useId } from 'react'
import { CopyField } from '../../kit/CopyField/CopyField.tsx'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useUserTexts } from './texts.ts'

/** The complete URL of the link, and when it expires. */
export interface ShownLink {
  url: string
  /** When the link expires, ISO 8601. */
  expiresAt: string
}

export interface AccountLinkDialogProps {
  user: User
  /** The link; undefined until the server has created it. */
  link?: ShownLink | undefined
  /** The reason why the server created no link. */
  error?: string | undefined
  onRetry: () => void
  onClose: () => void
}

/** Shows a link with which a user sets a password, so that an administrator can copy and send it. */
export function AccountLinkDialog({ user, link, error, onRetry, onClose }: AccountLinkDialogProps) {
  const texts = useUserTexts()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {texts.linkTitle(user.name)}
      </DialogTitle>
      <DialogContent>
        {link ? (
          <LinkToCopy user={user} link={link} />
        ) : error === undefined ? (
          <LoadingBlock />
        ) : (
          <ErrorState title={texts.linkFailed} message={error} onRetry={onRetry} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="outlined" onClick={onClose}>
          {texts.linkClose}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function LinkToCopy({ user, link }: { user: User; link: ShownLink }) {
  const texts = useUserTexts()
  const format = useFormat()
  const day = format.day(link.expiresAt)
  const until = `${format.clock(link.expiresAt)} ${format.zone(link.expiresAt)}`
  const text = user.status === 'invited' ? texts.invitationMessage : texts.recoveryMessage
  const message = `${text(user.name, link.url)} ${texts.linkUntil(day, until)}`
  return (
    <Stack spacing={2}>
      <Typography>{user.status === 'invited' ? texts.invitationText : texts.recoveryText}</Typography>
      <CopyField
        label={texts.linkLabel}
        value={link.url}
        copy={texts.linkCopy}
        copied={texts.linkCopied}
        action={
          <Button
            variant="outlined"
            // A plain link, because the router must not handle it.
            component="a"
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<SendIcon />}
          >
            {texts.linkWhatsApp}
          </Button>
        }
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.linkUntil(day, until)} {texts.linkOnce}
      </Typography>
    </Stack>
  )
}
