'use client'
import type { ExpressionSpecification, LayerSpecification, Map as MaplibreMap } from 'maplibre-gl'
import { createContext, useContext, useEffect, useEffectEvent } from 'react'

export type { ExpressionSpecification, LayerSpecification, MaplibreMap }

export const MapContext = createContext<MaplibreMap | null>(null)

/** False while the map has no style, because its WebGL context is lost. The methods for layers then fail. */
export const MapHasStyle = createContext(true)

/** Returns the map; throws an error if the component is not a child of BaseMap. */
export function useMap() {
  const map = useContext(MapContext)
  if (!map) throw new Error('useMap found no map: render this component as a child of BaseMap.')
  return map
}

/** Calls `onPan` when the user drags the map, moves it by arrow key, or moves it to the user's own location. */
export function useOnPan(onPan: () => void) {
  const map = useMap()
  const panned = useEffectEvent(onPan)
  useEffect(() => {
    const dragged = () => panned()
    const moved = (event: { originalEvent?: unknown; located?: boolean }) => {
      const { originalEvent: origin, located } = event
      if (located || (origin instanceof KeyboardEvent && origin.key.startsWith('Arrow'))) panned()
    }
    map.on('dragstart', dragged)
    map.on('movestart', moved)
    return () => {
      map.off('dragstart', dragged)
      map.off('movestart', moved)
    }
  }, [map])
}
