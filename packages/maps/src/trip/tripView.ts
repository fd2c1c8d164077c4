import type { Bounds } from './tripData.ts'

const POINT_ZOOM = 13
const jakarta: TripView = { center: [106.83, -6.2], zoom: 10 }

/** The first view of a map: a centre with a zoom level, or a bounding box. */
type TripView = { center: [lng: number, lat: number]; zoom: number } | { bounds: Bounds }

/**
 * Returns the view of a whole trip, which is its bounding box. A trip with only one place is shown at zoom 13, and
 * Jakarta is shown for a trip without points.
 */
export function tripView(bounds: Bounds | null): TripView {
  if (!bounds) return jakarta
  const [west, south, east, north] = bounds
  if (west === east && south === north) return { center: [west, south], zoom: POINT_ZOOM }
  return { bounds }
}
