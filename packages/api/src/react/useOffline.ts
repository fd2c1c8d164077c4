'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFleetApp } from './FleetApp.ts'

const RETRY_MS = 10_000

/**
 * Returns since when the server cannot be reached, and the time of the newest stored position, both in epoch ms or null.
 * Reloads all data as soon as the server responds. Call it once in an app.
 */
export function useOffline(): { lostAt: number | null; newest: number | null } {
  const { offlineData, reachability } = useFleetApp()
  const queryClient = useQueryClient()
  const lostAt = useSyncExternalStore(reachability.subscribe, reachability.lostAt, reachability.lostAt)
  const [newest, setNewest] = useState<number | null>(null)
  const isLost = lostAt !== null
  useEffect(() => {
    if (!isLost) return undefined
    void offlineData.read('fleet').then((fleet) => setNewest(fleet?.newest ?? null))
    const retry = () => void queryClient.refetchQueries({ queryKey: ['getMe'] })
    const timer = setInterval(retry, RETRY_MS)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
      // The server responds again: reloads the data of all pages.
      void queryClient.invalidateQueries()
    }
  }, [isLost, offlineData, queryClient])
  return { lostAt, newest }
}
