import { followFleet, followFleetIn, type Follower, type FollowState } from '@sikud/api/live'
import { FleetStore } from '@sikud/maps/fleet'
import { useEffect, useRef, useState } from 'react'
import { followWhileSeen } from '../../live/followWhileSeen.ts'
import { type Services, useServices } from '../../services.ts'
import { useLastFleet } from './useLastFleet.ts'

/** Follows the fleet of a server with a stream while the page is visible. */
export function useFleet() {
  const services = useServices()
  const [fleet] = useState(() => new FleetStore())
  const [state, setState] = useState<FollowState>({ phase: 'connecting', error: null })
  useLastFleet(fleet, state.phase)
  const follower = useRef<Follower | null>(null)
  useEffect(() => {
    const made = follow(services, fleet, setState)
    follower.current = made
    const undo = followWhileSeen(made)
    return () => {
      undo()
      made.stop()
    }
  }, [services, fleet])
  return { fleet, state, retry: () => follower.current?.retryNow() }
}

/** Follows the fleet in a worker, so that parsing thousands of positions does not block the map. */
function follow(services: Services, fleet: FleetStore, onState: (state: FollowState) => void): Follower {
  const { client, config, connection, session, usesWorkers } = services
  const options = {
    client,
    onSnapshot: fleet.takeSnapshot.bind(fleet),
    onChanges: fleet.takeChanges.bind(fleet),
    onState,
  }
  if (!usesWorkers) return followFleet(options)
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
