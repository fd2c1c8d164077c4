import type { Texts } from '../id.ts'

/** Texts about Laporan in English. */
export const report: Texts['report'] = {
  loadingTrip: 'Loading the points of the trip…',
  noTripThen: 'The trip at that moment has not ended yet, or was not kept.',
  noTripThenText: 'If the vehicle is still on its way, see where it is in Tracking.',
  otherTrips: 'Other trips',
}
