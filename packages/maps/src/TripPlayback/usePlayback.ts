'use client'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { startClock } from './clock.ts'
import { createPlayback, type Playback } from './createPlayback.ts'
import type { PlaybackState } from './playbackMachine.ts'
import type { TripData } from './tripData.ts'

/** The playback of a trip; another trip starts paused at its first point and keeps the interval. */
export function usePlayback(trip: TripData): Playback {
  const [playback, setPlayback] = useState(() => createPlayback(trip))
  if (playback.trip === trip) return playback
  const next = createPlayback(trip, playback.getState().interval)
  setPlayback(next)
  return next
}

/** One value out of the playback's state; renders only when that value changes. */
export function usePlaybackValue<Value extends string | number | boolean>(
  playback: Playback,
  select: (state: PlaybackState) => Value,
): Value {
  return useSyncExternalStore(playback.subscribe, () => select(playback.getState()))
}

/** Calls back with the point's index, at first and after every step, without rendering. */
export function useOnPoint(playback: Playback, onPoint: (index: number) => void) {
  const call = useEffectEvent(onPoint)
  useEffect(() => {
    let shown = -1
    const show = () => {
      const { index } = playback.getState()
      if (index === shown) return
      shown = index
      call(index)
    }
    show()
    return playback.subscribe(show)
  }, [playback])
}

/** Lets the playback move while it plays; nothing runs while it is paused. */
export function usePlaybackClock(playback: Playback) {
  const playing = usePlaybackValue(playback, (state) => state.status === 'playing')
  const interval = usePlaybackValue(playback, (state) => state.interval)
  useEffect(() => {
    if (!playing) return undefined
    return startClock(interval, (steps) => playback.dispatch({ type: 'tick', steps }))
  }, [playback, playing, interval])
}
