import { READABLE } from './clock.ts'
import { noPlayback, type PlaybackEvent, playbackMachine, type PlaybackState } from './playbackMachine.ts'
import type { TripData } from '../trip/tripData.ts'

/** So many times at least a slider moves through a whole trip: about two pixels at once. */
const SLIDER_MOVES = 300

/** One trip being played; outside React, so that a step renders nothing. */
export interface Playback {
  trip: TripData
  getState: () => PlaybackState
  /** The point that texts and sliders tell of: the one reached but, while it plays, not more of them than can be seen. */
  toldPoint: () => number
  dispatch: (event: PlaybackEvent) => void
  subscribe: (listener: () => void) => () => void
  /** Pixels from a point to the next one on the map, 0 without one: how finely the way is worth drawing. */
  stepPixels: (index: number) => number
  /** Lets the map say how far apart points are on it; answers the function that ends it. */
  measureBy: (ruler: (index: number) => number) => () => void
}

/** Makes the playback of a trip, paused at its first point, with the speed chosen before. */
export function createPlayback(trip: TripData, before: PlaybackState = noPlayback): Playback {
  let state = playbackMachine(before, { type: 'select', count: trip.count })
  let told = { index: state.index, at: -Infinity }
  let measure: (index: number) => number = unmeasured
  const listeners = new Set<() => void>()
  return {
    trip,
    getState: () => state,
    toldPoint: () => told.index,
    dispatch: (event) => {
      const next = playbackMachine(state, event)
      if (next === state) return
      state = next
      const now = performance.now()
      const playsOn = event.type === 'advance' && state.status === 'playing'
      const moved = Math.abs(state.index - told.index)
      const isSeen = moved > state.count / SLIDER_MOVES || now - told.at >= READABLE
      if (moved > 0 && (isSeen || !playsOn)) told = { index: state.index, at: now }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    stepPixels: (index) => measure(index),
    measureBy: (ruler) => {
      measure = ruler
      return () => {
        if (measure === ruler) measure = unmeasured
      }
    },
  }
}

function unmeasured() {
  return 0
}
