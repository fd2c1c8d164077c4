import { createFleetClient, type ApiError, type LivePosition } from '@sikud/api'
import { fakeFleetFetch, livePositions } from '@sikud/api/fixtures'
import { createGeocoder } from '@sikud/api/geocoder'
import { followFleet, type Follower } from '@sikud/api/live'
import type { components } from '@sikud/api/schema'

/**
 * Writes the address of each vehicle, and again after each change. Nothing runs this function: `npm run test:all` checks only
 * its types, which shows that a project without React can import the packed client.
 */
export function watchFleet(write: (line: string) => void): Follower {
  const client = createFleetClient({
    baseUrl: 'https://api.sikud.test',
    token: () => null,
    fetch: fakeFleetFetch(),
  })
  const geocoder = createGeocoder({ client })
  const tell = async ({ device, lat, lng }: LivePosition) => {
    const found = lat === null || lng === null ? 'notFound' : await geocoder.find(lat, lng)
    write(`${device.name}: ${typeof found === 'string' ? found : found.address}`)
  }
  return followFleet({
    client,
    onSnapshot: ({ positions }) => positions.forEach((position) => void tell(position)),
    onChanges: ({ changed }) => changed.forEach((position) => void tell(position)),
    onState: ({ error }) => error && write(messageOf(error)),
  })
}

export const known: readonly components['schemas']['LivePosition'][] = livePositions

function messageOf({ status, message }: ApiError) {
  return `${status}: ${message}`
}
