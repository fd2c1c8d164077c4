'use client'

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { EmailChange } from '@sikud/api'
import { SecurityCard } from './SecurityCard.tsx'
import { useSecurityTexts } from './texts.ts'

export interface EmailCardProps {
  /** The address that the user signs in with. */
  email: string
  /** The new address, as long as it is not confirmed. */
  change?: EmailChange | null | undefined
  /** Whether the server sends e-mail; if not, only an administrator can change an address. */
  hasMail: boolean
  onChange: () => void
  onResend: (email: string) => void
  onWithdraw: () => void
  busy?: boolean
}

/** Shows the e-mail address of the signed-in user, and a new address that is not confirmed yet. */
export function EmailCard(props: EmailCardProps) {
  const { email, change, hasMail, onChange, onResend, onWithdraw, busy = false } = props
  const texts = useSecurityTexts()
  return (
    <SecurityCard
      title={texts.email}
      text={hasMail ? texts.emailText : texts.emailByAdministrator}
      action={
        hasMail &&
        (change ? (
          <>
            <Button variant="outlined" disabled={busy} onClick={() => onResend(change.email)}>
              {texts.emailResend}
            </Button>
            <Button variant="outlined" color="error" disabled={busy} onClick={onWithdraw}>
              {texts.emailWithdraw}
            </Button>
          </>
        ) : (
          <Button variant="outlined" disabled={busy} onClick={onChange}>
            {texts.emailChange}
          </Button>
        ))
      }
    >
      <Typography sx={{ mt: 1.5, fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
      {change && hasMail && (
        <Alert severity="info" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {texts.emailWaits(change.email)} {texts.emailOpen(change.waits_for)}
        </Alert>
      )}
    </SecurityCard>
  )
}
