'use client'

import CheckIcon from '@mui/icons-material/CheckOutlined'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { User } from '@sikud/api'
import { useId, useRef } from 'react'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../../components/LoadingBlock/LoadingBlock.tsx'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useCopied } from '../../hooks/useCopied.ts'
import { useFormat } from '../../locales/useFormat.ts'
import { useUserTexts } from './useUserTexts.ts'

/** A link as its receiver opens it. */
export interface ShownLink {
  url: string
  /** ISO time. */
  expiresAt: string
}

interface AccountLinkDialogProps {
  user: User
  /** Undefined until it is made. */
  link?: ShownLink | undefined
  /** Why no link could be made. */
  error?: string | undefined
  onRetry: () => void
  onClose: () => void
}

/** Shows a link with which a user sets a password, to be copied and passed on. */
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
  const field = useRef<HTMLInputElement>(null)
  const [copied, copy] = useCopied(link.url)
  const until = `${format.clock(link.expiresAt)} ${format.zone(link.expiresAt)}`
  return (
    <Stack spacing={2}>
      <Typography>{user.status === 'invited' ? texts.invitationText : texts.recoveryText}</Typography>
      <TextInput label={texts.linkLabel} value={link.url} onChange={() => {}} readOnly inputRef={field} />
      <Button
        variant="contained"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog waits for this one action
        autoFocus
        startIcon={copied ? <CheckIcon /> : <CopyIcon />}
        onClick={() => {
          // Without a clipboard, or if the browser refuses, the user copies the selection.
          field.current?.select()
          copy?.()
        }}
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        {copied ? texts.linkCopied : texts.linkCopy}
      </Button>
      <output>{copied && <VisuallyHidden>{texts.linkCopied}</VisuallyHidden>}</output>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.linkUntil(format.day(link.expiresAt), until)} {texts.linkOnce}
      </Typography>
    </Stack>
  )
}
