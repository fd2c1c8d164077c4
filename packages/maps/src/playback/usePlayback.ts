'use client'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { headAfter, nextFrameDelayMs, startClock } from './clock.ts'
import { createPlayback, type Playback } from './createPlayback.ts'
import type { Head } from '../trip/headPlace.ts'
import { headOf, type PlaybackState } from './playbackMachine.ts'
import { timeline } from '../trip/timeline.ts'
import { isTimed, type TripData } from '../trip/tripData.ts'

/** Returns the playback of a trip. When the trip changes, playback pauses at the first point and keeps its settings. */
export function usePlayback(trip: TripData): Playback {
  const [playback, setPlayback] = useState(() => createPlayback(trip))
  if (playback.trip === trip) return playback
  const next = createPlayback(trip, playback.getState())
  setPlayback(next)
  return next
}

/** Returns one value of the playback's state; renders only when it changes. */
export function usePlaybackValue<Value extends string | number | boolean>(
  playback: Playback,
  select: (state: PlaybackState) => Value,
): Value {
  const read = () => select(playback.getState())
  return useSyncExternalStore(playback.subscribe, read, read)
}

/** Returns whether the trip is playing; renders only when that changes. */
export function usePlaying(playback: Playback): boolean {
  return usePlaybackValue(playback, ({ status }) => status === 'playing')
}

/** Calls `onPoint` with the index of the shown point, on mount and at each change, without rendering. */
export function useOnPoint(playback: Playback, onPoint: (index: number) => void) {
  useOnChange(playback, () => playback.shownPoint(), onPoint)
}

/** Calls `onHead` with the playhead, on mount and at each frame that moves it, without rendering. */
export function useOnHead(playback: Playback, onHead: (head: Head) => void) {
  useOnChange(playback, () => headOf(playback.getState()), onHead)
}

function useOnChange(playback: Playback, read: () => number, onChange: (value: number) => void) {
  const readNow = useEffectEvent(read)
  const call = useEffectEvent(onChange)
  useEffect(() => {
    let shown = -1
    const show = () => {
      const value = readNow()
      if (value === shown) return
      shown = value
      call(value)
    }
    show()
    return playback.subscribe(show)
  }, [playback])
}

/** Runs the playback clock while the trip is playing. */
export function usePlaybackClock(playback: Playback) {
  const playing = usePlaying(playback)
  const byTime = usePlaybackValue(playback, ({ mode }) => mode === 'time') && isTimed(playback.trip)
  const skip = usePlaybackValue(playback, ({ skipStanding }) => skipStanding)
  const clockTimeline = useMemo(
    () => (byTime ? timeline(playback.trip, skip) : null),
    [playback, byTime, skip],
  )
  useEffect(() => {
    if (!playing) return undefined
    return startClock(
      () => {
        const state = playback.getState()
        return nextFrameDelayMs(state, clockTimeline, playback.stepPixels(state.index))
      },
      (elapsedMs) =>
        playback.dispatch({
          type: 'advance',
          head: headAfter(playback.getState(), clockTimeline, elapsedMs),
        }),
    )
  }, [playback, playing, clockTimeline])
}

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
