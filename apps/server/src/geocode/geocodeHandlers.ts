import type { Geocoder } from './Geocoder.ts'
import type { Handlers } from '../http/operations.ts'
import { requireSignedIn } from '../security/security.ts'

export function geocodeHandlers({ geocoder }: { geocoder: Geocoder }): Pick<Handlers, 'reverseGeocode'> {
  return {
    async reverseGeocode(request) {
      const { lat, lon } = request.query
      return { data: await geocoder.find(requireSignedIn(request).userId, lat, lon) }
    },
  }
}
