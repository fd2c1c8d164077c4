'use client'

import CheckIcon from '@mui/icons-material/CheckOutlined'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useRef } from 'react'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useCopied } from '../../hooks/useCopied.ts'
import { useSecurityTexts } from './useSecurityTexts.ts'

/** Shows a new API token with a button that copies it. */
export function NewToken({ token }: { token: string }) {
  const texts = useSecurityTexts()
  const field = useRef<HTMLInputElement>(null)
  const [copied, copy] = useCopied(token)
  return (
    <Stack spacing={2}>
      <Alert severity="warning">{texts.tokenOnce}</Alert>
      <TextInput label={texts.token} value={token} onChange={() => {}} readOnly inputRef={field} />
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
        {copied ? texts.tokenCopied : texts.copyToken}
      </Button>
      <output>{copied && <VisuallyHidden>{texts.tokenCopied}</VisuallyHidden>}</output>
    </Stack>
  )
}
