import { TEXT_INTERVAL_MS } from './clock.ts'
import { noPlayback, type PlaybackEvent, playbackMachine, type PlaybackState } from './playbackMachine.ts'
import type { TripData } from '../trip/tripData.ts'

/** Minimum number of slider updates in a whole trip; each update moves the thumb by about two pixels. */
const SLIDER_MOVES = 300

/** The playback of one trip. Its state is outside React, so that a step does not render. */
export interface Playback {
  trip: TripData
  getState: () => PlaybackState
  /** Returns the point that texts and sliders show: the current point, but throttled during playback. */
  shownPoint: () => number
  dispatch: (event: PlaybackEvent) => void
  subscribe: (listener: () => void) => () => void
  /** Returns the distance on the map from a point to the next point in px, 0 without a map. */
  stepPixels: (index: number) => number
  /** Sets the function that `stepPixels` calls; returns a function that removes it. */
  measureBy: (ruler: (index: number) => number) => () => void
}

/**
 * Creates the playback of a trip, paused at its first point. Keeps the settings of the state `before`: mode, speeds,
 * `skipStanding` and `following`.
 */
export function createPlayback(trip: TripData, before: PlaybackState = noPlayback): Playback {
  let state = playbackMachine(before, { type: 'select', count: trip.count })
  let shown = { index: state.index, at: -Infinity }
  let measure: (index: number) => number = unmeasured
  const listeners = new Set<() => void>()
  return {
    trip,
    getState: () => state,
    shownPoint: () => shown.index,
    dispatch: (event) => {
      const next = playbackMachine(state, event)
      if (next === state) return
      state = next
      const now = performance.now()
      const playsOn = event.type === 'advance' && state.status === 'playing'
      const moved = Math.abs(state.index - shown.index)
      const isVisible = moved > state.count / SLIDER_MOVES || now - shown.at >= TEXT_INTERVAL_MS
      if (moved > 0 && (isVisible || !playsOn)) shown = { index: state.index, at: now }
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
