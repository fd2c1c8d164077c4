'use client'
import { useEffect, useEffectEvent } from 'react'
import { useMap } from './MapContext.ts'

/** Calls back when the user drags the map or moves it with the arrow keys. */
export function useOnPan(onPan: () => void) {
  const map = useMap()
  const panned = useEffectEvent(onPan)
  useEffect(() => {
    const dragged = () => panned()
    const moved = (event: { originalEvent?: unknown }) => {
      if (event.originalEvent instanceof KeyboardEvent && event.originalEvent.key.startsWith('Arrow'))
        panned()
    }
    map.on('dragstart', dragged)
    map.on('movestart', moved)
    return () => {
      map.off('dragstart', dragged)
      map.off('movestart', moved)
    }
  }, [map])
}
