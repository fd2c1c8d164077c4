'use client'
import { useEffect, useEffectEvent } from 'react'
import { type MaplibreMap, useMap } from '../../BaseMap/MapContext.ts'
import { repaintLayers } from '../../BaseMap/repaintLayers.ts'
import { useMapColours } from '../../look/useMapColours.ts'
import { fitTrip } from './fitTrip.ts'
import type { TripData } from '../../trip/tripData.ts'
import { pathFeatures, pathLayers, pathSource } from './pathLayers.ts'

/** Draws the whole trip in muted speed colours, with its ends, as map layers that do not change during playback. */
export function TripPath({ trip }: { trip: TripData }) {
  const map = useMap()
  const colours = useMapColours()
  const layersNow = useEffectEvent(() => pathLayers(colours))
  useEffect(() => {
    const layers = layersNow()
    map.addSource(pathSource, { type: 'geojson', data: pathFeatures(trip), tolerance: 0.4 })
    for (const layer of layers) map.addLayer(layer)
    fitTrip(map, trip.bounds, false)
    return () =>
      removeFrom(
        map,
        layers.map(({ id }) => id),
      )
  }, [map, trip])
  useEffect(() => repaintLayers(map, pathLayers(colours)), [map, colours])
  return null
}

function removeFrom(map: MaplibreMap, layerIds: string[]) {
  // A map that was removed, or that lost its WebGL context, has no style.
  if (!map.style) return
  for (const id of layerIds) if (map.getLayer(id)) map.removeLayer(id)
  if (map.getSource(pathSource)) map.removeSource(pathSource)
}
