import type { User } from '@sikud/api'
import { securityMutations, securityQueries } from '@sikud/api/queries'
import { useConfirm } from '@sikud/ui'
import Button from '@mui/material/Button'
import { ApiTokenList, SecurityCard, SessionList } from '@sikud/ui/account'
import { useQuery } from '@tanstack/react-query'
import { mayManageAccounts } from '../../authority/authority.ts'
import { useServices } from '../../services.ts'
import { useMe } from '../../useMe.ts'
import { usePageWrite } from '../account/usePageWrite.ts'
import { useAccountTexts } from './useAccountTexts.ts'
import { useEndSessions } from './useEndSessions.ts'

/** Shows the second factor, sessions and API tokens of another user. An administrator can remove each of them. */
export function UserAccess({ user }: { user: User }) {
  const { features } = useServices().config
  const me = useMe()
  const showsSessions = mayManageAccounts(me, 'listUserSessions') && features.has('sessions')
  const showsTokens = mayManageAccounts(me, 'listUserTokens') && features.has('apiTokens')
  const showsFactor = mayManageAccounts(me, 'resetFactor') && user.factor === true
  if (user.status === 'invited' || user.status === 'pending') return null
  return (
    <>
      {showsFactor && <UserFactor user={user} />}
      {showsSessions && <UserSessions user={user} />}
      {showsTokens && <UserTokens user={user} />}
    </>
  )
}

function UserFactor({ user }: { user: User }) {
  const texts = useAccountTexts()
  const confirm = useConfirm()
  const { client, config } = useServices()
  const reset = usePageWrite(securityMutations(client).resetFactor())
  async function ask() {
    const question = {
      title: texts.resetFactorTitle(user.name),
      text: texts.resetFactorText,
      ...(config.accounts.mail ? { detail: texts.resetFactorMail } : {}),
      confirm: texts.resetFactor,
      destructive: true,
    }
    if (await confirm(question)) reset.mutate(user.id)
  }
  return (
    <SecurityCard
      title={texts.factor}
      text={texts.factorOn}
      action={
        <Button variant="outlined" color="error" disabled={reset.isPending} onClick={() => void ask()}>
          {texts.resetFactor}
        </Button>
      }
    />
  )
}

function UserSessions({ user }: { user: User }) {
  const sessions = useQuery(securityQueries(useServices().client).userSessions(user.id))
  const end = useEndSessions()
  return <SessionList sessions={sessions} onEndAll={() => void end(user)} />
}

function UserTokens({ user }: { user: User }) {
  const texts = useAccountTexts()
  const { client } = useServices()
  const confirm = useConfirm()
  const tokens = useQuery(securityQueries(client).userTokens(user.id))
  const remove = usePageWrite(securityMutations(client).deleteUserTokens(user.id))
  return (
    <ApiTokenList
      tokens={tokens}
      now={client.serverNow()}
      onDeleteAll={async () => {
        if (await confirm({ text: texts.deleteTokens(user.name), destructive: true })) remove.mutate()
      }}
      busy={remove.isPending}
    />
  )
}
