import { mayManageAccounts, useMe, usePageWrite } from '@sikud/api/react'
import type { User } from '@sikud/api'
import { useConfirm } from '@sikud/ui'
import Button from '@mui/material/Button'
import { ApiTokenList, SecurityCard, SessionList } from '@sikud/ui/account'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../services.ts'
import { useAccountTexts } from './useAccountTexts.ts'
import { useEndSessions } from './useEndSessions.ts'

/** Shows the second factor, sessions and API tokens of another user. An administrator can remove each of them. */
export function UserAccess({ user }: { user: User }) {
  const me = useMe()
  const showsSessions = mayManageAccounts(me, 'listUserSessions')
  const showsTokens = mayManageAccounts(me, 'listUserTokens')
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
  const reset = usePageWrite(client.mutation('resetFactor'))
  async function ask() {
    const question = {
      title: texts.resetFactorTitle(user.name),
      text: texts.resetFactorText,
      ...(config.accounts.mail ? { detail: texts.resetFactorMail } : {}),
      confirm: texts.resetFactor,
      destructive: true,
    }
    if (await confirm(question)) reset.mutate({ id: user.id })
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
  const sessions = useQuery(useServices().client.query('listUserSessions', { id: user.id }))
  const end = useEndSessions()
  return <SessionList sessions={sessions} onEndAll={() => void end(user)} />
}

function UserTokens({ user }: { user: User }) {
  const texts = useAccountTexts()
  const { client } = useServices()
  const confirm = useConfirm()
  const tokens = useQuery(client.query('listUserTokens', { id: user.id }))
  const remove = usePageWrite(client.mutation('deleteUserTokens', { id: user.id }))
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
