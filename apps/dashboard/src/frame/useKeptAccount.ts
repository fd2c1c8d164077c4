import { ApiError } from '@sikud/api'
import type { CurrentUser } from '@sikud/api'
import { useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '../services.ts'

/**
 * Keeps the account in this browser, and puts the kept one into the cache if the server cannot be reached. Returns
 * whether it is still loading the stored account.
 */
export function useKeptAccount({ data, error, isSuccess }: UseQueryResult<CurrentUser>): boolean {
  const { last, session } = useServices()
  // Another token mounts another frame.
  const [owner] = useState(session.token)
  const queryClient = useQueryClient()
  const [isSearched, setIsSearched] = useState(false)
  const isLost = data === undefined && error instanceof ApiError && error.status === 0
  useEffect(() => {
    // A view as a role is over when the line comes back, and a limited account shows nothing.
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
