'use client'
import { useEffect } from 'react'
import { useMap } from '../../BaseMap/MapContext.ts'
import { useOnPan } from '../../BaseMap/useOnPan.ts'
import type { Playback } from '../../playback/createPlayback.ts'
import { headPlace } from '../../trip/headPlace.ts'
import { headOf } from '../../playback/playbackMachine.ts'
import { useOnHead, usePlaybackValue } from '../../playback/usePlayback.ts'

/**
 * Size of a box in the middle of the map, as a fraction of the width and height of the map. The map moves when the
 * vehicle leaves the box.
 */
const INNER = 0.5

/** Keeps the followed vehicle in view; stops following when the user pans the map. */
export function FollowHead({ playback }: { playback: Playback }) {
  const map = useMap()
  const following = usePlaybackValue(playback, (state) => state.following)
  useOnPan(() => playback.dispatch({ type: 'follow', follow: false }))
  useEffect(() => {
    if (!following) return
    const { lng, lat } = headPlace(playback.trip, headOf(playback.getState()))
    map.easeTo({ center: [lng, lat], duration: 300 })
  }, [map, playback, following])
  useOnHead(playback, (head) => {
    if (!playback.getState().following) return
    const { lng, lat } = headPlace(playback.trip, head)
    const { x, y } = map.project([lng, lat])
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    const aside = Math.max(Math.abs(x / width - 0.5), Math.abs(y / height - 0.5))
    if (aside > INNER / 2) map.easeTo({ center: [lng, lat], duration: 300 })
  })
  return null
}
