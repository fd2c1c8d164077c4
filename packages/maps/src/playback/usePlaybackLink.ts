'use client'
import { useEffect, useEffectEvent } from 'react'
import type { Playback } from './createPlayback.ts'

const LEAST_INTERVAL = 500

/** Where a trip begins, and who is told at which point it pauses. */
export interface PlaybackLink {
  /** The point at which a trip opens, paused; null for its first. */
  at: number | null
  /** Called with the point's index when it pauses or is moved while paused, at most every half second. */
  onPoint: (index: number) => void
  /** km/h; null for the usual limit. */
  limit: number | null
  onLimit: (limit: number) => void
  /** The address of a point, to be sent to somebody. */
  linkTo: (index: number) => string
}

/** Opens each trip at the moment that the address names, and tells every moment at which it rests. */
export function usePlaybackLink(playback: Playback, link: PlaybackLink | undefined) {
  const begin = useEffectEvent(() => {
    if (link?.at) playback.dispatch({ type: 'seek', index: link.at })
  })
  const tell = useEffectEvent((index: number) => link?.onPoint(index))
  useEffect(() => {
    // Its points may still be on their way.
    if (playback.trip.count === 0) return undefined
    begin()
    let told = playback.getState().index
    let timer: number | undefined
    const rest = () => {
      timer = undefined
      const { status, index } = playback.getState()
      if (status === 'playing' || index === told) return
      told = index
      tell(index)
    }
    const stop = playback.subscribe(() => {
      if (playback.getState().status === 'paused') timer ??= window.setTimeout(rest, LEAST_INTERVAL)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [playback])
}
