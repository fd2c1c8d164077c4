'use client'
import type { GeoJSONSource } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import type { MapColours } from '../look/mapColours.ts'
import { useMapColours } from '../look/useMapColours.ts'
import { graticuleLines } from './graticuleLines.ts'
import { type LayerSpecification, type MaplibreMap, useMap } from './MapContext.ts'
import { repaintLayers } from './repaintLayers.ts'

const gridId = 'sikud-grid'

/** Draws faint lines at round degrees, so that panning and zooming are visible without streets. */
export function Graticule() {
  const map = useMap()
  const colours = useMapColours()
  const add = useEffectEvent(() => {
    map.addSource(gridId, { type: 'geojson', data: gridInView(map) })
    // Draws the lines above the land and below the layers of a trip.
    const above = map.getStyle().layers.find(({ id }) => id.startsWith('sikud-trip'))
    map.addLayer(gridLayer(colours), above?.id)
  })
  useEffect(() => {
    const renew = () => map.getSource<GeoJSONSource>(gridId)?.setData(gridInView(map))
    add()
    map.on('moveend', renew)
    return () => {
      map.off('moveend', renew)
      if (!map.style) return
      if (map.getLayer(gridId)) map.removeLayer(gridId)
      if (map.getSource(gridId)) map.removeSource(gridId)
    }
  }, [map])
  useEffect(() => repaintLayers(map, [gridLayer(colours)]), [map, colours])
  return null
}

function gridLayer(colours: MapColours): LayerSpecification {
  return {
    id: gridId,
    type: 'line',
    source: gridId,
    paint: { 'line-color': colours.outline, 'line-width': 1, 'line-opacity': 0.55 },
  }
}

/** Returns lines for an area twice as wide and high as the view, so that they are visible during a drag. */
function gridInView(map: MaplibreMap) {
  const bounds = map.getBounds()
  const width = bounds.getEast() - bounds.getWest()
  const height = bounds.getNorth() - bounds.getSouth()
  return graticuleLines([
    bounds.getWest() - width / 2,
    Math.max(-85, bounds.getSouth() - height / 2),
    bounds.getEast() + width / 2,
    Math.min(85, bounds.getNorth() + height / 2),
  ])
}
