'use client'
import { useEffect, useId } from 'react'
import { useMap } from '../../BaseMap/MapContext.ts'
import { pathFeatures } from './pathLayers.ts'
import type { TripData } from '../../trip/tripData.ts'

/** The path of a trip beside the one that is played, in its own colour. */
export function CompanionPath({ trip, colour }: { trip: TripData; colour: string }) {
  const map = useMap()
  const id = `sikud-companion-${useId()}`
  useEffect(() => {
    map.addSource(id, { type: 'geojson', data: pathFeatures(trip), tolerance: 0.4 })
    map.addLayer({
      id,
      type: 'line',
      source: id,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': colour, 'line-width': 3, 'line-opacity': 0.85 },
    })
    return () => {
      // A removed map, or one that lost its context, has no style to clean.
      if (!map.style) return
      if (map.getLayer(id)) map.removeLayer(id)
      if (map.getSource(id)) map.removeSource(id)
    }
  }, [map, trip, id, colour])
  return null
}
