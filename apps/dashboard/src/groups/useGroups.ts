import { useQuery } from '@tanstack/react-query'
import { useFleetClient } from '../services.ts'

/** Returns the query of the depots that the signed-in user sees. */
export function useGroups() {
  return useQuery(useFleetClient().query('listOwnGroups'))
}
