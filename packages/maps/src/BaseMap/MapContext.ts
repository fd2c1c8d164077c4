'use client'
import type { ExpressionSpecification, LayerSpecification, Map as MaplibreMap } from 'maplibre-gl'
import { createContext, useContext } from 'react'

export type { ExpressionSpecification, LayerSpecification, MaplibreMap }

export const MapContext = createContext<MaplibreMap | null>(null)

/** Returns the map; throws an error if the component is not a child of BaseMap. */
export function useMap() {
  const map = useContext(MapContext)
  if (!map) throw new Error('useMap found no map: render this component as a child of BaseMap.')
  return map
}
