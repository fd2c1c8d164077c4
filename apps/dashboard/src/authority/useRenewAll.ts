import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/**
 * Returns a function that reloads everything, the account first, so that nothing remains that the user can no longer
 * see.
 */
export function useRenewAll() {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await queryClient.refetchQueries({ queryKey: ['me'] })
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
  }, [queryClient])
}
