'use client'
import { useEffect, useMemo, useState } from 'react'
import type { FeatureCollection, Position } from 'geojson'
import type { MapColours } from '../look/mapColours.ts'
import { useMapColours } from '../look/useMapColours.ts'
import { type LayerSpecification, type MaplibreMap, useMap } from './MapContext.ts'
import { useGeoLayers } from './useGeoLayers.ts'

const gridId = 'sikud-grid'

/** Draws faint lines at round degrees, so that panning and zooming are visible without streets. */
export function Graticule() {
  const map = useMap()
  const colours = useMapColours()
  const [data, setData] = useState(() => gridInView(map))
  useEffect(() => {
    const renew = () => setData(gridInView(map))
    map.on('moveend', renew)
    return () => void map.off('moveend', renew)
  }, [map])
  // Draws the lines above the land and below the layers of a trip.
  useGeoLayers(
    gridId,
    data,
    useMemo(() => [gridLayer(colours)], [colours]),
    'sikud-trip',
  )
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

type Box = [west: number, south: number, east: number, north: number]

const STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20]
const MAX_LINES = 16

/** Returns a few meridians and parallels that cross a box, at round degrees. */
export function graticuleLines([west, south, east, north]: Box): FeatureCollection {
  const span = Math.max(east - west, north - south)
  const step = STEPS.find((degrees) => span / degrees <= MAX_LINES) ?? 45
  const lines: Position[][] = [
    ...between(west, east, step).map((lng) => [
      [lng, south],
      [lng, north],
    ]),
    ...between(south, north, step).map((lat) => [
      [west, lat],
      [east, lat],
    ]),
  ]
  return {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates: lines } },
    ],
  }
}

function between(low: number, high: number, step: number) {
  const first = Math.ceil(low / step)
  const count = Math.max(0, Math.floor(high / step) - first + 1)
  return Array.from({ length: count }, (_, index) => (first + index) * step)
}
