import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/**
 * Returns a function that reloads first the account and then all other data. It removes cached data that the user may
 * no longer have permission to see.
 */
export function useRenewAll() {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await queryClient.refetchQueries({ queryKey: ['getMe'] })
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getMe' })
  }, [queryClient])
}
