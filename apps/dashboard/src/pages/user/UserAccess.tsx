import { useUserAccess } from '@sikud/api/react'
import type { User } from '@sikud/api'
import Button from '@mui/material/Button'
import { ApiTokenList, SecurityCard, SessionList } from '@sikud/ui/account'
import { useUserAccountTexts } from '@sikud/ui/user'
import { useServices } from '../../services.ts'

/** Shows the second factor, sessions and API tokens of another user. An administrator can remove each of them. */
export function UserAccess({ user }: { user: User }) {
  const texts = useUserAccountTexts()
  const { factor, sessions, tokens } = useUserAccess(user, texts, useServices().config.accounts.mail)
  return (
    <>
      {factor && (
        <SecurityCard
          title={texts.factor}
          text={texts.factorOn}
          action={
            <Button
              variant="outlined"
              color="error"
              disabled={factor.busy}
              onClick={() => void factor.onReset()}
            >
              {texts.resetFactor}
            </Button>
          }
        />
      )}
      {sessions && <SessionList {...sessions} />}
      {tokens && <ApiTokenList {...tokens} />}
    </>
  )
}
