import { meQueries } from '@sikud/api/queries'
import { useQuery } from '@tanstack/react-query'
import { useFleetClient } from './services.ts'

/**
 * Returns the server's time, milliseconds since 1970; null until the first response (to `GET /me`) told it. Where that
 * response has no readable date it is the browser's time.
 */
export function useServerNow(): number | null {
  const client = useFleetClient()
  // AppFrame asks; this only waits for the answer.
  const { isFetched } = useQuery({ ...meQueries(client).detail(), enabled: false })
  return isFetched ? client.serverNow() : null
}
