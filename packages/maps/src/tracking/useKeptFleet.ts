'use client'
import { useEffect, useEffectEvent } from 'react'
import type { FleetSnapshot } from '../fleet/store/fleetPosition.ts'
import type { FleetStore } from '../fleet/store/FleetStore.ts'
import type { FleetConnection } from '../fleet/table/FleetPill.tsx'

/** A fleet that this browser has stored. */
export interface KeptFleet extends FleetSnapshot {
  /** Time of the newest position in epoch ms; null if unknown. */
  newest: number | null
}

/** Where the browser keeps the last fleet, for use without a connection. */
export interface FleetMemory {
  keep: (fleet: KeptFleet) => Promise<unknown>
  /** Returns the kept fleet, or null. */
  read: () => Promise<KeptFleet | null>
}

/** Delay before the fleet is stored for the first time; short, because the connection can be lost early. */
const FIRST_MS = 5_000
const NEXT_MS = 120_000

/**
 * Stores the fleet in this browser while it is live, and shows the stored fleet while the server cannot be reached.
 * Does not store the fleet of a single depot, because it would replace the stored whole fleet.
 */
export function useKeptFleet(
  memory: FleetMemory | undefined,
  fleet: FleetStore,
  phase: FleetConnection,
  groupId: string | null,
): void {
  const isLive = groupId === null && (phase === 'live' || phase === 'polling')
  const keep = useEffectEvent(() => {
    if (fleet.loaded) void memory?.keep(snapshotOf(fleet))
  })
  useEffect(() => {
    if (!isLive) return undefined
    const store = () => keep()
    const first = setTimeout(store, FIRST_MS)
    const next = setInterval(store, NEXT_MS)
    document.addEventListener('visibilitychange', store)
    return () => {
      clearTimeout(first)
      clearInterval(next)
      document.removeEventListener('visibilitychange', store)
      // Saves once more when the connection is lost or the user leaves the page.
      store()
    }
  }, [isLive])
  const showKept = useEffectEvent(async () => {
    const kept = await memory?.read()
    if (kept && !fleet.loaded) fleet.takeSnapshot(kept)
  })
  useEffect(() => {
    if (phase === 'offline' && !fleet.loaded && groupId === null) void showKept()
  }, [phase, fleet, groupId])
}

function snapshotOf(fleet: FleetStore): KeptFleet {
  const { newest } = fleet.view()
  return {
    positions: fleet.vehicles.flatMap((_vehicle, slot) => fleet.positionIn(slot) ?? []),
    serverOffset: fleet.serverNow() - Date.now(),
    newest: Number.isNaN(newest) || fleet.timesAreOfChanges ? null : newest,
    timesAreOfChanges: fleet.timesAreOfChanges,
  }
}
