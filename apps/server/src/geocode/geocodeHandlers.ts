import type { Geocoder } from './Geocoder.ts'
import type { Handlers } from '../http/operations.ts'

/** Addresses of places. */
export function geocodeHandlers({ geocoder }: { geocoder: Geocoder }): Pick<Handlers, 'reverseGeocode'> {
  return {
    async reverseGeocode(request) {
      const { lat, lon } = request.query
      return { data: await geocoder.find(lat, lon) }
    },
  }
}
