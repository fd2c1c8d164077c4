'use client'
import { useSyncExternalStore } from 'react'
import type { FleetStore } from '../store/FleetStore.ts'
import type { FleetView } from '../store/fleetView.ts'

/** What the page shows of the fleet, renewed with each change. */
export function useFleetView(fleet: FleetStore): FleetView {
  return useSyncExternalStore(fleet.subscribe, fleet.view)
}
