import { meQueries } from '@sikud/api/queries'
import { useQuery } from '@tanstack/react-query'
import { useFleetClient } from './services.ts'

/** Returns the signed-in user; undefined until the account is loaded. */
export function useMe() {
  return useQuery(meQueries(useFleetClient()).detail()).data
}

/**
 * Returns the server's time in milliseconds since 1970, or null before the first response (to `GET /me`). Without a
 * readable date in that response it is the browser's time.
 */
export function useServerNow(): number | null {
  const client = useFleetClient()
  // AppFrame sends the request; this only waits for it.
  const { isFetched } = useQuery({ ...meQueries(client).detail(), enabled: false })
  return isFetched ? client.serverNow() : null
}
