import { usePageWrite } from '@sikud/api/react'
import { SessionList } from '@sikud/ui/account'
import { useQuery } from '@tanstack/react-query'
import { useFleetClient } from '../../services.ts'

/**
 * Shows the sessions of the signed-in user. Ending a session requires the password, so no other confirmation is needed.
 */
export function SessionsPart() {
  const client = useFleetClient()
  const sessions = useQuery(client.query('listOwnSessions'))
  const end = usePageWrite(client.mutation('endOwnSession'))
  const endOthers = usePageWrite(client.mutation('endOtherSessions'))
  return (
    <SessionList
      sessions={sessions}
      onEnd={({ id }) => end.mutate({ id })}
      onEndAll={() => endOthers.mutate()}
      busy={end.isPending || endOthers.isPending}
    />
  )
}
