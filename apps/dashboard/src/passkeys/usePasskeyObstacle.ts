import { useSyncExternalStore } from 'react'
import { useServices } from '../services.ts'

/** Why passkeys do not work: the browser does not support them, or the page is on a wrong domain (`address`). */
type PasskeyObstacle = 'browser' | 'address'

const never = () => () => {}

/**
 * Returns why passkeys do not work on this page; null if they work. Returns `off` if the server has no passkey domain,
 * and while the page is prerendered.
 */
export function usePasskeyObstacle(): PasskeyObstacle | 'off' | null {
  const { passkeyDomain } = useServices().config
  return useSyncExternalStore(
    never,
    () => (passkeyDomain === null ? 'off' : passkeyObstacle(passkeyDomain)),
    () => 'off',
  )
}

/** Returns why this page cannot use the passkeys of a domain; null if it can. */
function passkeyObstacle(domain: string): PasskeyObstacle | null {
  const { hostname } = window.location
  if (hostname !== domain && !hostname.endsWith(`.${domain}`)) return 'address'
  return 'PublicKeyCredential' in window ? null : 'browser'
}
