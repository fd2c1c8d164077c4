'use client'

import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { AuthCard } from '../auth/AuthCard.tsx'
import { useFactorTexts } from './texts.ts'

export interface RequiredFactorProps {
  /** The signed-in user. */
  user: { name: string; email?: string | undefined }
  /** Called when the user wants to set up an authenticator app. */
  onEnable: () => void
  /** Called when the user wants to add a passkey instead; if undefined, the page offers only the app. */
  onPasskey?: (() => void) | undefined
  onSignOut: () => void
  /** True while the server creates the key. */
  busy?: boolean
}

/** Renders the page that replaces all other pages while the role requires a second factor and the user has none. */
export function RequiredFactor(props: RequiredFactorProps) {
  const { user, onEnable, onPasskey, onSignOut, busy = false } = props
  const texts = useFactorTexts()
  return (
    <AuthCard title={texts.requiredTitle} subtitle={texts.requiredText}>
      <Stack spacing={2.25}>
        <Typography sx={{ color: 'text.secondary' }}>
          {onPasskey ? texts.requiredChoose : texts.requiredNeeds}
        </Typography>
        {onPasskey && (
          <Button variant="contained" size="large" fullWidth disabled={busy} onClick={onPasskey}>
            {texts.requiredPasskey}
          </Button>
        )}
        <Button
          variant={onPasskey ? 'outlined' : 'contained'}
          size="large"
          fullWidth
          disabled={busy}
          onClick={onEnable}
        >
          {onPasskey ? texts.requiredApp : texts.requiredEnable}
        </Button>
        <Button size="large" fullWidth onClick={onSignOut}>
          {texts.signOut}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {texts.signedInAs(user.email ? `${user.name} (${user.email})` : user.name)}
        </Typography>
      </Stack>
    </AuthCard>
  )
}
