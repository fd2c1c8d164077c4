import { meQueries } from '@sikud/api/queries'
import { useQuery } from '@tanstack/react-query'
import { useFleetClient } from './services.ts'

/** Returns the signed-in user; undefined until the account is loaded. */
export function useMe() {
  return useQuery(meQueries(useFleetClient()).detail()).data
}

/**
 * Returns the server's time in epoch ms; null before the response to `GET /me`. If that response has no valid date, it
 * returns the browser's time.
 */
export function useServerNow(): number | null {
  const client = useFleetClient()
  // Sends no request itself, because AppFrame sends it; this hook only waits for the response.
  const { isFetched } = useQuery({ ...meQueries(client).detail(), enabled: false })
  return isFetched ? client.serverNow() : null
}
