import { unavailable } from '../../HttpError.ts'
import type { Handlers } from '../../operations.ts'

/** Addresses of places. */
export function geocodeHandlers(): Pick<Handlers, 'reverseGeocode'> {
  return {
    async reverseGeocode() {
      throw unavailable(60)
    },
  }
}
