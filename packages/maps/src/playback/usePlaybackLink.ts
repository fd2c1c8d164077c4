'use client'
import { useEffect, useEffectEvent } from 'react'
import type { Playback } from './createPlayback.ts'

/** Shortest time between two calls of `onPoint`, in ms. */
const MIN_INTERVAL_MS = 500

/** The point and the speed limit of a trip from the URL of the page, with callbacks that change this URL. */
export interface PlaybackLink {
  /** Index of the point at which a trip opens, paused; null for the first point. */
  at: number | null
  /** Called with the index of the point after a pause, or after a seek while paused; at most every half second. */
  onPoint: (index: number) => void
  /** Speed limit in km/h; null for the company's limit. */
  limit: number | null
  onLimit: (limit: number) => void
  /** Returns the URL of a point, to share it. */
  linkTo: (index: number) => string
}

/** Seeks each new trip to the point in the URL, and reports each point at which playback is paused. */
export function usePlaybackLink(playback: Playback, link: PlaybackLink | undefined) {
  const begin = useEffectEvent(() => {
    if (link?.at) playback.dispatch({ type: 'seek', index: link.at })
  })
  const tell = useEffectEvent((index: number) => link?.onPoint(index))
  useEffect(() => {
    // While the points of the trip are loading, playback cannot seek to a point.
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
      if (playback.getState().status === 'paused') timer ??= window.setTimeout(rest, MIN_INTERVAL_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [playback])
}
