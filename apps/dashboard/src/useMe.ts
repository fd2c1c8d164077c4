import { meQueries } from '@sikud/api/queries'
import { useQuery } from '@tanstack/react-query'
import { useFleetClient } from './services.ts'

/** The signed-in user; undefined while the account loads. */
export function useMe() {
  return useQuery(meQueries(useFleetClient()).detail()).data
}
