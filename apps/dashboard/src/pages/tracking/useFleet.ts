import { followFleet, type Follower, type FollowState } from '@sikud/api/live'
import { FleetStore } from '@sikud/maps/fleet'
import { useEffect, useRef, useState } from 'react'
import { followWhileSeen } from '../../live/followWhileSeen.ts'
import { useFleetClient } from '../../services.ts'

/** The fleet as it moves, followed while the page is seen. */
export function useFleet() {
  const client = useFleetClient()
  const [fleet] = useState(() => new FleetStore())
  const [state, setState] = useState<FollowState>({ phase: 'connecting', error: null })
  const follower = useRef<Follower | null>(null)
  useEffect(() => {
    const made = followFleet({
      client,
      onSnapshot: (snapshot) => fleet.takeSnapshot(snapshot),
      onChanges: (changes) => fleet.takeChanges(changes),
      onState: setState,
    })
    follower.current = made
    const undo = followWhileSeen(made)
    return () => {
      undo()
      made.stop()
    }
  }, [client, fleet])
  return { fleet, state, retry: () => follower.current?.retryNow() }
}
