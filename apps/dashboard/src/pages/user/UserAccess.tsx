import type { User } from '@sikud/api'
import { securityMutations, securityQueries } from '@sikud/api/queries'
import { useConfirm } from '@sikud/ui'
import { ApiTokenList, SessionList } from '@sikud/ui/account'
import { useQuery } from '@tanstack/react-query'
import { mayManageAccounts } from '../../authority/authority.ts'
import { useServices } from '../../services.ts'
import { useMe } from '../../useMe.ts'
import { usePageWrite } from '../account/usePageWrite.ts'
import { useAccountTexts } from './useAccountTexts.ts'
import { useEndSessions } from './useEndSessions.ts'

/** The sessions and API tokens of another user, for those who may end them. */
export function UserAccess({ user }: { user: User }) {
  const { features } = useServices().config
  const mayEnd = mayManageAccounts(useMe(), 'session')
  const isOffered = mayEnd && features.has('sessions')
  if (!isOffered || user.status === 'invited' || user.status === 'pending') return null
  return (
    <>
      <UserSessions user={user} />
      {features.has('apiTokens') && <UserTokens user={user} />}
    </>
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
