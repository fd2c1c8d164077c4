'use client'

import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import OffIcon from '@mui/icons-material/BlockOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import { useFactorTexts } from '../factor/texts.ts'

/** The card warns the user if at most this many recovery codes are left. */
const FEW_CODES = 3

export interface FactorState {
  enabled: boolean
  enabled_at?: string | null
  codes_left: number
  /** Whether the role of the user requires a second factor. */
  required?: boolean
}

export interface FactorCardProps {
  factor: { data: FactorState | undefined; error?: { message: string } | null; refetch?: () => unknown }
  onEnable: () => void
  onNewCodes: () => void
  onDisable: () => void
  /** Whether the user has a passkey; such a user has recovery codes even without an authenticator app. */
  hasPasskey?: boolean
  busy?: boolean
}

/** Shows whether the second factor of the signed-in user is on, with buttons to turn it on and off. */
export function FactorCard(props: FactorCardProps) {
  const { factor, onEnable, onNewCodes, onDisable, hasPasskey = false, busy = false } = props
  const texts = useFactorTexts()
  const { data, error, refetch } = factor
  return (
    <SecurityCard
      title={texts.card}
      text={texts.cardText}
      action={
        data && (
          <>
            {!data.enabled && (
              <Button variant="contained" disabled={busy} onClick={onEnable}>
                {texts.enable}
              </Button>
            )}
            {(data.enabled || hasPasskey) && (
              <Button variant="outlined" disabled={busy} onClick={onNewCodes}>
                {texts.newCodes}
              </Button>
            )}
            {data.enabled && (!data.required || hasPasskey) && (
              <Button variant="outlined" color="error" disabled={busy} onClick={onDisable}>
                {texts.disable}
              </Button>
            )}
          </>
        )
      }
    >
      {data && <FactorFacts {...data} hasPasskey={hasPasskey} />}
      {!data && error && (
        <ErrorState message={error.message} onRetry={refetch ? () => void refetch() : undefined} />
      )}
      {!data && !error && <LoadingBlock lines={2} />}
    </SecurityCard>
  )
}

function FactorFacts(props: FactorState & { hasPasskey: boolean }) {
  const { enabled, enabled_at, codes_left, required, hasPasskey } = props
  const texts = useFactorTexts()
  const format = useFormat()
  const hasCodes = enabled || hasPasskey
  const Icon = enabled ? CheckIcon : OffIcon
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 2 }}>
        <Icon sx={{ fontSize: '1.125rem', color: enabled ? 'success.main' : 'text.secondary' }} />
        {enabled ? (enabled_at ? texts.onSince(format.dateTime(enabled_at)) : texts.on) : texts.off}
      </Box>
      {hasCodes && codes_left > FEW_CODES && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {texts.codesLeft(codes_left)}
        </Typography>
      )}
      {hasCodes && codes_left <= FEW_CODES && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {texts.codesLow(codes_left)}
        </Alert>
      )}
      {enabled && required && !hasPasskey && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {texts.requiredOn}
        </Typography>
      )}
    </>
  )
}
