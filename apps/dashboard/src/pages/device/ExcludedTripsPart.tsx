import { mayCall, useMe, usePageWrite } from '@sikud/api/react'
import type { Id } from '@sikud/api'
import { ExcludedTrips } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { useFleetClient } from '../../services.ts'

/** Shows the deleted trips of a device to users who may delete trips, and restores them. */
export function ExcludedTripsPart({ deviceId }: { deviceId: Id }) {
  const client = useFleetClient()
  const me = useMe()
  const isShown = mayCall(me, 'listExclusions')
  const exclusions = useQuery({ ...client.query('listExclusions', { id: deviceId }), enabled: isShown })
  const restore = usePageWrite(client.mutation('deleteExclusion'))
  if (!isShown) return null
  return (
    <ExcludedTrips
      exclusions={exclusions}
      onRestore={({ id }) => restore.mutate({ id })}
      busy={restore.isPending}
    />
  )
}
