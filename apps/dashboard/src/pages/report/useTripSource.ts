import { tripSource } from '@sikud/maps/report'
import { groupOptions } from '@sikud/ui/group'
import { useMemo } from 'react'
import { useGroups } from '@sikud/api/react'
import { useServices } from '../../services.ts'

/** Returns the queries of the trips. A user who sees several depots can filter by depot. */
export function useTripSource() {
  const { client, server } = useServices()
  const groups = useGroups().data
  const choices = useMemo(
    () =>
      groups && groups.length > 1
        ? groupOptions(groups).map(({ id, label, hint }) => ({ key: String(id), label, hint }))
        : undefined,
    [groups],
  )
  return tripSource(client, { isBase: server.isBase, groups: choices })
}
