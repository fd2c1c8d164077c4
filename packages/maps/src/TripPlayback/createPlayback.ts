import { noPlayback, type PlaybackEvent, playbackMachine, type PlaybackState } from './playbackMachine.ts'
import type { TripData } from './tripData.ts'

/** One trip being played; outside React, so that a step renders nothing. */
export interface Playback {
  trip: TripData
  getState: () => PlaybackState
  dispatch: (event: PlaybackEvent) => void
  subscribe: (listener: () => void) => () => void
}

/** Makes the playback of a trip, paused at its first point, with the interval chosen before. */
export function createPlayback(trip: TripData, interval?: number): Playback {
  let state = playbackMachine(noPlayback, { type: 'select', count: trip.count })
  if (interval !== undefined) state = playbackMachine(state, { type: 'interval', milliseconds: interval })
  const listeners = new Set<() => void>()
  return {
    trip,
    getState: () => state,
    dispatch: (event) => {
      const next = playbackMachine(state, event)
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
