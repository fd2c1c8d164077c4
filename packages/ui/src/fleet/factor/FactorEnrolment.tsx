'use client'

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazyPart } from '../../lazy/lazyPart.tsx'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import { TextField } from '../../kit/Form/TextField.tsx'
import { TextInput } from '../../kit/TextInput/TextInput.tsx'
import { CopyButton } from './CopyButton.tsx'
import { useFactorTexts } from './texts.ts'

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
export function FactorEnrolment({ seed, onConfirm, onCancel }: FactorEnrolmentProps) {
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
