import { useQuery } from '@tanstack/react-query'
import { useServices } from '../services.ts'

/** Returns the query of the depots that the signed-in user sees; undefined if the server has no depots. */
export function useGroups() {
  const { client, config } = useServices()
  const enabled = config.features.has('groups')
  const groups = useQuery({ ...client.query('listOwnGroups'), enabled })
  return enabled ? groups : undefined
}
