import { followFleet, followFleetIn, type FollowState, type WorkerFollower } from '@sikud/api/live'
import { FleetStore } from '@sikud/maps/fleet'
import { useEffect, useRef, useState } from 'react'
import { followWhileSeen } from '../../live/followWhileSeen.ts'
import { usePreferences } from '../../Preferences.tsx'
import { type Services, useServices } from '../../services.ts'
import { useLastFleet } from './useLastFleet.ts'

const connecting: FollowState = { phase: 'connecting', error: null }

/** Receives the live positions of the fleet, or of one depot, through the stream while the page is visible. */
export function useFleet(groupId: string | null) {
  const services = useServices()
  const [fleet] = useState(() => new FleetStore())
  const [reported, setReported] = useState({ groupId, state: connecting })
  // Ignores a connection state that belongs to the previous depot.
  const state = reported.groupId === groupId ? reported.state : connecting
  useLastFleet(fleet, state.phase, groupId)
  const { language } = usePreferences()
  const follower = useRef<WorkerFollower | null>(null)
  useEffect(() => {
    const made = follow(services, { fleet, groupId, onState: (state) => setReported({ groupId, state }) })
    follower.current = made
    const undo = followWhileSeen(made)
    return () => {
      undo()
      made.stop()
      empty(fleet)
    }
  }, [services, fleet, groupId])
  useEffect(() => follower.current?.setLanguage(language), [language])
  return { fleet, state, retry: () => follower.current?.retryNow() }
}

/** Empties the store, so that the map does not show vehicles of the previous depot. */
function empty(fleet: FleetStore) {
  fleet.loaded = false
  const removed = fleet.vehicles.flatMap((vehicle) => (vehicle ? [vehicle.device.id] : []))
  fleet.takeChanges({ removed, serverOffset: fleet.serverNow() - Date.now() })
}

interface Followed {
  fleet: FleetStore
  groupId: string | null
  onState: (state: FollowState) => void
}

/** Receives the stream in a worker if possible, so that parsing thousands of positions does not block the map. */
function follow(services: Services, { fleet, groupId, onState }: Followed): WorkerFollower {
  const { client, config, connection, session, usesWorkers } = services
  const options = {
    client,
    groupId: groupId ?? undefined,
    onSnapshot: fleet.takeSnapshot.bind(fleet),
    onChanges: fleet.takeChanges.bind(fleet),
    onState,
  }
  if (!usesWorkers) return Object.assign(followFleet(options), { setLanguage: () => {} })
  const worker = new Worker(new URL('../../live/fleetWorker.ts', import.meta.url), { type: 'module' })
  const baseUrl = new URL(config.apiBaseUrl, document.baseURI).href
  const asker = {
    baseUrl,
    token: session.token(),
    language: connection.language?.(),
    onUnauthorized: session.expire,
  }
  return followFleetIn(worker, { ...options, ...asker })
}
