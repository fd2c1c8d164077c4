import type { FleetConnection, FleetStore } from '@sikud/maps/fleet'
import { useEffect, useState } from 'react'
import { useServices } from '../../services.ts'

/** Delay before the fleet is stored for the first time; short, because the connection can be lost early. */
const FIRST_MS = 5_000
const NEXT_MS = 120_000

/**
 * Stores the fleet in this browser while it is live, and shows the stored fleet while the server cannot be reached.
 * Does not store the fleet of a single depot, because it would replace the stored whole fleet.
 */
export function useLastFleet(fleet: FleetStore, phase: FleetConnection, groupId: string | null = null): void {
  const { offlineData, session } = useServices()
  // Reads the token only once, because a new token remounts the page.
  const [owner] = useState(session.token)
  const isLive = groupId === null && (phase === 'live' || phase === 'polling')
  useEffect(() => {
    if (!isLive) return undefined
    const keep = () => {
      if (fleet.loaded) void offlineData.keep('fleet', snapshotOf(fleet), owner)
    }
    const first = setTimeout(keep, FIRST_MS)
    const next = setInterval(keep, NEXT_MS)
    document.addEventListener('visibilitychange', keep)
    return () => {
      clearTimeout(first)
      clearInterval(next)
      document.removeEventListener('visibilitychange', keep)
      // Saves once more when the connection is lost or the user leaves the page.
      keep()
    }
  }, [isLive, fleet, offlineData, owner])
  useEffect(() => {
    if (phase !== 'offline' || fleet.loaded || groupId !== null) return
    void offlineData.read('fleet').then((kept) => {
      if (kept !== null && !fleet.loaded) fleet.takeSnapshot(kept)
    })
  }, [phase, fleet, offlineData, groupId])
}

function snapshotOf(fleet: FleetStore) {
  const { newest } = fleet.view()
  return {
    positions: fleet.vehicles.flatMap((_vehicle, slot) => fleet.positionIn(slot) ?? []),
    serverOffset: fleet.serverNow() - Date.now(),
    newest: Number.isNaN(newest) || fleet.timesAreOfChanges ? null : newest,
    timesAreOfChanges: fleet.timesAreOfChanges,
  }
}
