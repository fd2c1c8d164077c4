import { ApiError } from '@sikud/api'
import type { CurrentUser } from '@sikud/api'
import { useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '../services.ts'

/**
 * Stores the account in this browser, and puts the stored account into the query cache if the server cannot be reached.
 * Returns whether the stored account is still loading.
 */
export function useKeptAccount({ data, error, isSuccess }: UseQueryResult<CurrentUser>): boolean {
  const { last, session } = useServices()
  // Read once: a new token remounts the frame.
  const [owner] = useState(session.token)
  const queryClient = useQueryClient()
  const [isSearched, setIsSearched] = useState(false)
  const isLost = data === undefined && error instanceof ApiError && error.status === 0
  useEffect(() => {
    // Does not store the account while the user views as another role, because that can end while offline. Does not
    // store the account of a limited session, which has no pages to show.
    if (isSuccess && data.view_as === undefined && !data.limited) void last.keep('account', data, owner)
  }, [isSuccess, data, last, owner])
  useEffect(() => {
    if (!isLost) return
    void last.read('account').then((kept) => {
      if (kept !== null) queryClient.setQueryData(['me'], kept)
      setIsSearched(true)
    })
  }, [isLost, last, queryClient])
  return isLost && !isSearched
}
