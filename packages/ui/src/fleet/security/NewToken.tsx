'use client'

import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { CopyField } from '../../kit/CopyField/CopyField.tsx'
import { useSecurityTexts } from './texts.ts'

/** Shows a new API token with a button that copies it. */
export function NewToken({ token }: { token: string }) {
  const texts = useSecurityTexts()
  return (
    <Stack spacing={2}>
      <Alert severity="warning">{texts.tokenOnce}</Alert>
      <CopyField label={texts.token} value={token} copy={texts.copyToken} copied={texts.tokenCopied} />
    </Stack>
  )
}
