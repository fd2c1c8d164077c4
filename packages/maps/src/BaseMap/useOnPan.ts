'use client'
import { useEffect, useEffectEvent } from 'react'
import { useMap } from './MapContext.ts'

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
