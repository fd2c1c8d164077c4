import { useSyncExternalStore } from 'react'
import { guestPaths } from '../../guestPaths.ts'
import { useServices } from '../../services.ts'

const never = () => () => {}

/**
 * Returns the path of the sign-up page; undefined if visitors cannot request an account. Always undefined while
 * prerendering, because all servers have the same prerendered pages.
 */
export function useRegisterPath(): string | undefined {
  const { accounts } = useServices().config
  const isOpen = accounts.registration === 'approval'
  return useSyncExternalStore(
    never,
    () => (isOpen ? guestPaths.register : undefined),
    () => undefined,
  )
}
