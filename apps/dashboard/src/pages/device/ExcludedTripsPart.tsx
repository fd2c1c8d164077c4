import type { Id } from '@sikud/api'
import { exclusionQueries, sessionMutations } from '@sikud/api/queries'
import { ExcludedTrips } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { mayCall } from '../../authority/permissions.ts'
import { useFleetClient, useServices } from '../../services.ts'
import { useMe } from '../../useMe.ts'
import { usePageWrite } from '../account/usePageWrite.ts'

/** Shows the deleted trips of a device to users who may delete trips, and restores them. */
export function ExcludedTripsPart({ deviceId }: { deviceId: Id }) {
  const client = useFleetClient()
  const { features } = useServices().config
  const me = useMe()
  const isShown = features.has('tripDelete') && mayCall(me, 'listExclusions')
  const exclusions = useQuery({ ...exclusionQueries(client).list(deviceId), enabled: isShown })
  const restore = usePageWrite(sessionMutations(client).restore())
  if (!isShown) return null
  return (
    <ExcludedTrips
      exclusions={exclusions}
      onRestore={({ id }) => restore.mutate(id)}
      busy={restore.isPending}
    />
  )
}
