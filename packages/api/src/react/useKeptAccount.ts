import { useFleetApp } from './FleetApp.ts'
import type { OfflineValues } from './offlineData.ts'
import { ApiError } from '../client/ApiError.ts'
import type { CurrentUser } from '../models.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * Stores the account in this browser, and puts the stored account into the query cache if the server cannot be reached.
 * Returns whether the stored account is still loading.
 */
export function useKeptAccount({ data, error, isSuccess }: UseQueryResult<CurrentUser>): boolean {
  const { client, offlineData, session } = useFleetApp()
  // Reads the token only once, because a new token remounts the frame.
  const [owner] = useState(session.token)
  const queryClient = useQueryClient()
  const [isSearched, setIsSearched] = useState(false)
  const isLost = data === undefined && error instanceof ApiError && error.status === 0
  useEffect(() => {
    // Does not store the account while the user views the dashboard as another role, because the time for this view can
    // end while the browser is offline. In a limited session (the user must first add a second factor) there are no
    // pages to show, so this account is not stored either.
    if (isSuccess && data.view_as === undefined && !data.limited)
      void offlineData.keep('account', data, owner)
  }, [isSuccess, data, offlineData, owner])
  useEffect(() => {
    if (!isLost) return
    void offlineData.read('account').then((kept) => {
      if (kept !== null) queryClient.setQueryData(client.query('getMe').queryKey, kept)
      setIsSearched(true)
    })
  }, [isLost, client, offlineData, queryClient])
  return isLost && !isSearched
}

/** Returns where this browser keeps the fleet of the session, for `LiveFleet` of `@sikud/maps/tracking`. */
export function useFleetMemory() {
  const { offlineData, session } = useFleetApp()
  // Reads the token only once, because a new token remounts the page.
  const [owner] = useState(session.token)
  return {
    keep: (fleet: OfflineValues['fleet']) => offlineData.keep('fleet', fleet, owner),
    read: () => offlineData.read('fleet'),
  }
}
