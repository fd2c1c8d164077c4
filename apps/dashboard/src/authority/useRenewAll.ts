import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Returns a function that loads everything again, first the account: nothing stays that the user may not see now. */
export function useRenewAll() {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await queryClient.refetchQueries({ queryKey: ['me'] })
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
  }, [queryClient])
}
