'use client'

import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useFactorTexts } from './texts.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazyPart } from '../../lazy/lazyPart.tsx'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import { TextField } from '../../kit/Form/TextField.tsx'
import { TextInput } from '../../kit/TextInput/TextInput.tsx'
import { CopyButton } from './CopyButton.tsx'

export interface FactorDialogProps {
  /** The key of the new factor; undefined until the server has created it. */
  seed: FactorSeed | undefined
  /** The reason why the server created no key. */
  error?: { message: string } | null
  onRetry?: () => void
  /** Turns the factor on. For a wrong code, rejects with an error that has `fields`, such as ApiError. */
  onConfirm: (code: string) => Promise<{ codes: readonly string[] }>
  /** Called when the user cancels, or has saved the recovery codes. */
  onClose: () => void
}

/** Turns on the second factor. The user scans a QR code, types the first code and saves the recovery codes. */
export function FactorDialog({ seed, error, onRetry, onConfirm, onClose }: FactorDialogProps) {
  const texts = useFactorTexts()
  const id = useId()
  const { now } = useFormat()
  const [made, setMade] = useState<{ codes: readonly string[]; madeAt: string } | null>(null)

  async function confirm(code: string) {
    const { codes } = await onConfirm(code)
    setMade({ codes, madeAt: new Date(now()).toISOString() })
  }

  return (
    <Dialog
      open
      // A click beside the dialog never closes it. Escape does not close it while it shows recovery codes, because the
      // codes would be lost.
      onClose={(_, reason) => (made || reason === 'backdropClick' ? undefined : onClose())}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>{made ? texts.codesTitle : texts.dialog}</DialogTitle>
      {made && <RecoveryCodes {...made} onClose={onClose} />}
      {!made && seed && <FactorEnrolment seed={seed} onConfirm={confirm} onCancel={onClose} />}
      {!made && !seed && (
        <DialogContent>
          {error ? <ErrorState message={error.message} onRetry={onRetry} /> : <LoadingBlock lines={6} />}
        </DialogContent>
      )}
    </Dialog>
  )
}

/** The secret key of a new second factor, in two forms. */
export interface FactorSeed {
  /** The key in Base32, for apps that cannot scan the QR code. */
  secret: string
  /** The URI `otpauth://totp/…`, which the QR code contains. */
  uri: string
}

type CodeValues = { code: string }
const empty: CodeValues = { code: '' }

// If the QR code cannot load, the user can still type the key.
const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).QrCode)

interface FactorEnrolmentProps {
  seed: FactorSeed
  onConfirm: (code: string) => Promise<unknown>
  onCancel: () => void
}

/** Renders the first step of turning the factor on, in which the user scans the key and types a code from the app. */
function FactorEnrolment({ seed, onConfirm, onCancel }: FactorEnrolmentProps) {
  const texts = useFactorTexts()
  return (
    <DialogContent>
      <Stack spacing={2}>
        <Typography sx={{ color: 'text.secondary' }}>{texts.scan}</Typography>
        <Box sx={{ width: 224, maxWidth: '100%', aspectRatio: '1', mx: { xs: 'auto', sm: 0 } }}>
          <QrCode text={seed.uri} label={texts.qr} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
          <Box sx={{ flex: '1 1 260px', '& input': { fontFamily: 'monospace' } }}>
            <TextInput label={texts.secret} value={grouped(seed.secret)} onChange={() => {}} readOnly />
          </Box>
          <CopyButton text={seed.secret} label={texts.copySecret} done={texts.secretCopied} />
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>{texts.typeCode}</Typography>
        <Form
          label={texts.dialog}
          values={empty}
          onSubmit={({ code }) => onConfirm(code.replaceAll(' ', ''))}
        >
          <TextField<CodeValues>
            name="code"
            label={texts.code}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <FormActions saveLabel={texts.confirm} />
            <Button variant="outlined" onClick={onCancel}>
              {texts.cancel}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </DialogContent>
  )
}

/** Returns a key in groups of four characters, as authenticator apps show it. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/gu, '$1 ')
}
