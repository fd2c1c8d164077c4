import { followFleet, followFleetIn } from '@sikud/api/live'
import type { FollowLive } from '@sikud/maps/tracking'
import { useServices } from '../../services.ts'

/** Receives the stream in a worker if possible, so that parsing thousands of positions does not block the map. */
export function useFollowLive(): FollowLive {
  const { client, config, connection, session, usesWorkers } = useServices()
  return (listener) => {
    if (!usesWorkers) return followFleet({ client, ...listener })
    const worker = new Worker(new URL('../../../build/fleetWorker.ts', import.meta.url), { type: 'module' })
    return followFleetIn(worker, {
      client,
      ...listener,
      baseUrl: new URL(config.apiBaseUrl, document.baseURI).href,
      token: session.token(),
      language: connection.language?.(),
      onUnauthorized: session.expire,
    })
  }
}
