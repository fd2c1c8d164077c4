'use client'
import { lazy, type ComponentType } from 'react'
import { mapPainted } from '../mapPainted.ts'

/** What is seen of a trip besides its map and its player comes once the map is painted; the player works without it. */
function afterMap<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    mapPainted()
      .then(load)
      .then(
        (component) => ({ default: component }),
        () => ({ default: Nothing }),
      ),
  )
}

function Nothing() {
  return null
}

export const LazySpeedChart = afterMap(() => import('./SpeedChart.tsx').then(({ SpeedChart }) => SpeedChart))
export const LazyTripTiles = afterMap(() => import('./TripTiles.tsx').then(({ TripTiles }) => TripTiles))
export const LazyTripMoments = afterMap(() =>
  import('./TripMoments.tsx').then(({ TripMoments }) => TripMoments),
)
export const LazyTripMarks = afterMap(() => import('./TripMarks.tsx').then(({ TripMarks }) => TripMarks))
