import { useSyncExternalStore } from 'react'
import { useServices } from '../services.ts'
import { passkeyObstacle, type PasskeyObstacle } from './passkeyDevice.ts'

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
