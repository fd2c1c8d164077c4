'use client'
import { useState } from 'react'
import { useFleetApp } from './FleetApp.ts'
import type { OfflineValues } from './offlineData.ts'

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
