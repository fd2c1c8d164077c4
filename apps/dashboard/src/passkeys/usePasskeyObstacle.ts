import { useSyncExternalStore } from 'react'
import { useServices } from '../services.ts'

/** Why passkeys do not work here. */
type PasskeyObstacle = 'browser' | 'address'

const never = () => () => {}

/** Returns why passkeys do not work, null if they do. The prerendered page counts as `off`, until the program runs. */
export function usePasskeyObstacle(): PasskeyObstacle | 'off' | null {
  const { passkeyDomain } = useServices().config
  return useSyncExternalStore(
    never,
    () => (passkeyDomain === null ? 'off' : passkeyObstacle(passkeyDomain)),
    () => 'off',
  )
}

/** Returns why this browser cannot use passkeys of a domain at this address; null if it can. */
function passkeyObstacle(domain: string): PasskeyObstacle | null {
  const { hostname } = window.location
  if (hostname !== domain && !hostname.endsWith(`.${domain}`)) return 'address'
  return 'PublicKeyCredential' in window ? null : 'browser'
}
