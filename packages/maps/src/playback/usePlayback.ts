'use client'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { headAfter, nextFrameDelayMs, startClock } from './clock.ts'
import { createPlayback, type Playback } from './createPlayback.ts'
import type { Head } from '../trip/headPlace.ts'
import { headOf, type PlaybackState } from './playbackMachine.ts'
import { timeline } from '../trip/timeline.ts'
import { isTimed } from '../trip/isTimed.ts'
import type { TripData } from '../trip/tripData.ts'

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
  return useSyncExternalStore(playback.subscribe, () => select(playback.getState()))
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
