import type { Handlers, Services } from '../../operations.ts'

/** Addresses of places. */
export function geocodeHandlers({ geocoder }: Services): Pick<Handlers, 'reverseGeocode'> {
  return {
    async reverseGeocode(request) {
      const { lat, lon } = request.query
      return { data: await geocoder.find(lat, lon) }
    },
  }
}
