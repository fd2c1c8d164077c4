'use client'
import { useEffect } from 'react'
import { useMap } from '../../BaseMap/MapContext.ts'
import type { Playback } from '../../playback/createPlayback.ts'

/** Lets the playback know how far apart two points are on the map; with less motion wished for, it goes by points. */
export function useStepPixels(playback: Playback) {
  const map = useMap()
  useEffect(() => {
    const { positions } = playback.trip
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const pixelsAt = (point: number) =>
      map.project([positions[point * 2] ?? 0, positions[point * 2 + 1] ?? 0])
    return playback.measureBy((index) => {
      if (calm.matches || playback.trip.tracks || index * 2 + 3 >= positions.length) return 0
      return pixelsAt(index).dist(pixelsAt(index + 1))
    })
  }, [map, playback])
}
