import type { Head } from '../trip/headPlace.ts'

/** The speeds that the player offers when it plays by recorded time, as multiples of that time. */
export const rates = [1, 2, 4, 8, 16] as const
/** The speeds that the settings of the player offer in addition, for trips of many hours. */
export const fastRates = [60, 300] as const
const DEFAULT_RATE = 16

/** The shortest, the longest and the default time between two points when the player plays point by point, in ms. */
export const MIN_INTERVAL = 50
export const MAX_INTERVAL = 1000
const DEFAULT_INTERVAL = 200

/**
 * The playback state of a trip with `count` points. In mode `point` each point takes `interval` ms; in mode `time`
 * the trip plays `rate` times as fast as it was recorded.
 */
export interface PlaybackState {
  status: 'paused' | 'playing'
  index: number
  /** Travelled fraction of the segment to the next point, from 0 to below 1. */
  part: number
  count: number
  mode: 'point' | 'time'
  interval: number
  rate: number
  /** Whether playback in recorded time skips long halts. */
  skipStanding: boolean
  /** Whether the user holds the position slider: playback waits until it is released. */
  held: boolean
  /** Whether the map keeps the vehicle in view. */
  following: boolean
  /** Index of the point under the pointer in the chart, which the map marks. */
  pointed: number | null
}

export type PlaybackEvent =
  | { type: 'select'; count: number }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'advance'; head: Head }
  | { type: 'seek'; index: number }
  | { type: 'hold'; held: boolean }
  | { type: 'step'; by: number }
  | { type: 'interval'; milliseconds: number }
  | { type: 'mode'; mode: PlaybackState['mode'] }
  | { type: 'rate'; rate: number }
  | { type: 'skipStanding'; skip: boolean }
  | { type: 'follow'; follow: boolean }
  | { type: 'point'; at: number | null }

// No JavaScript array has more elements. Without a limit, an index could exceed 2^53, where adding 1 has no effect.
const MAX_POINTS = 2 ** 32

/** The state before a trip is chosen. */
export const noPlayback: PlaybackState = {
  status: 'paused',
  index: 0,
  part: 0,
  count: 0,
  mode: 'time',
  interval: DEFAULT_INTERVAL,
  rate: DEFAULT_RATE,
  skipStanding: false,
  held: false,
  following: false,
  pointed: null,
}

/** Returns the next state; the same object if nothing changes. */
export function playbackMachine(state: PlaybackState, event: PlaybackEvent): PlaybackState {
  switch (event.type) {
    case 'select':
      return {
        ...state,
        status: 'paused',
        index: 0,
        part: 0,
        held: false,
        pointed: null,
        count: wholeNumber(event.count),
      }
    case 'play':
      return play(state)
    case 'pause':
      return changed(state, { status: 'paused' })
    case 'advance':
      return state.status === 'paused' || state.held ? state : advance(state, event.head)
    case 'seek':
      return moveTo(state, event.index)
    case 'hold':
      return changed(state, { held: event.held, status: statusAt(state, state.index, event.held) })
    case 'step':
      return moveTo({ ...state, status: 'paused' }, state.index + event.by)
    case 'interval':
      return changed(state, {
        interval: clamp(event.milliseconds, MIN_INTERVAL, MAX_INTERVAL, state.interval),
      })
    case 'mode':
      return changed(state, { mode: event.mode })
    case 'rate':
      return changed(state, { rate: clamp(event.rate, 1, fastRates[fastRates.length - 1] ?? 1, state.rate) })
    case 'skipStanding':
      return changed(state, { skipStanding: event.skip })
    case 'point':
      return changed(state, { pointed: event.at })
    default:
      return changed(state, { following: event.follow })
  }
}

/** Returns the playhead: the index plus the travelled fraction of the segment. */
export function headOf({ index, part }: PlaybackState): Head {
  return index + part
}

function play(state: PlaybackState): PlaybackState {
  if (state.status === 'playing' || state.count < 2) return state
  return state.index === lastIndex(state)
    ? { ...state, status: 'playing', index: 0, part: 0 }
    : { ...state, status: 'playing' }
}

/** Moves the playhead forward, never back, and pauses at the last point. */
function advance(state: PlaybackState, wanted: Head): PlaybackState {
  const head = clamp(wanted, headOf(state), lastIndex(state), headOf(state))
  const index = Math.floor(head)
  return changed(state, {
    index,
    part: head - index,
    status: index === lastIndex(state) ? 'paused' : 'playing',
  })
}

function moveTo(state: PlaybackState, wanted: number): PlaybackState {
  const last = lastIndex(state)
  const index = clamp(Math.round(wanted), 0, last, state.index)
  return changed(state, { index, part: 0, status: statusAt(state, index, state.held) })
}

/** Returns the status at a point: playback pauses at the last point, unless the slider is held. */
function statusAt(state: PlaybackState, index: number, held: boolean): PlaybackState['status'] {
  return index === lastIndex(state) && !held ? 'paused' : state.status
}

function changed(state: PlaybackState, values: Partial<PlaybackState>): PlaybackState {
  const next = { ...state, ...values }
  return isSame(state, next) ? state : next
}

function isSame(a: PlaybackState, b: PlaybackState) {
  return (
    a.index === b.index &&
    a.part === b.part &&
    a.status === b.status &&
    a.mode === b.mode &&
    a.interval === b.interval &&
    a.rate === b.rate &&
    a.skipStanding === b.skipStanding &&
    a.held === b.held &&
    a.following === b.following &&
    a.pointed === b.pointed
  )
}

function lastIndex({ count }: PlaybackState) {
  return Math.max(0, count - 1)
}

function wholeNumber(value: number) {
  return Number.isFinite(value) ? Math.min(MAX_POINTS, Math.max(0, Math.floor(value))) : 0
}

function clamp(value: number, low: number, high: number, otherwise: number) {
  return Number.isNaN(value) ? otherwise : Math.min(high, Math.max(low, value))
}
