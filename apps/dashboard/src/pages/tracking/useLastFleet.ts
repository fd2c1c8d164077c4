import type { FleetConnection, FleetStore } from '@sikud/maps/fleet'
import { useEffect, useState } from 'react'
import { useServices } from '../../services.ts'

/** The first time soon, in case the connection is lost before the next. */
const FIRST_MS = 5_000
const NEXT_MS = 120_000

/**
 * Keeps the fleet in this browser while it is live, and shows the kept one while the server cannot be reached. The fleet of
 * one depot is not kept: it would take the place of the whole.
 */
export function useLastFleet(fleet: FleetStore, phase: FleetConnection, groupId: string | null = null): void {
  const { last, session } = useServices()
  // Another token mounts another page.
  const [owner] = useState(session.token)
  const isLive = groupId === null && (phase === 'live' || phase === 'polling')
  useEffect(() => {
    if (!isLive) return undefined
    const keep = () => {
      if (fleet.loaded) void last.keep('fleet', snapshotOf(fleet), owner)
    }
    const first = setTimeout(keep, FIRST_MS)
    const next = setInterval(keep, NEXT_MS)
    document.addEventListener('visibilitychange', keep)
    return () => {
      clearTimeout(first)
      clearInterval(next)
      document.removeEventListener('visibilitychange', keep)
      // The line was lost, or the user left the page.
      keep()
    }
  }, [isLive, fleet, last, owner])
  useEffect(() => {
    if (phase !== 'offline' || fleet.loaded || groupId !== null) return
    void last.read('fleet').then((kept) => {
      if (kept !== null && !fleet.loaded) fleet.takeSnapshot(kept)
    })
  }, [phase, fleet, last, groupId])
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
