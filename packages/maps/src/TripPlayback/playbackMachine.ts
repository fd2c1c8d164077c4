/** Playback of a trip of `count` points: which point, playing or not, and the milliseconds from point to point. */
export interface PlaybackState {
  status: 'paused' | 'playing'
  index: number
  count: number
  interval: number
}

export type PlaybackEvent =
  | { type: 'select'; count: number }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'tick'; steps: number }
  | { type: 'seek'; index: number }
  | { type: 'step'; by: number }
  | { type: 'interval'; milliseconds: number }

export const MIN_INTERVAL = 50
export const MAX_INTERVAL = 1000
export const DEFAULT_INTERVAL = 200

// No array is longer, and far beyond it adding one changes nothing.
const MOST_POINTS = 2 ** 32

/** The state before any trip is chosen. */
export const noPlayback: PlaybackState = { status: 'paused', index: 0, count: 0, interval: DEFAULT_INTERVAL }

/** Answers the next state, and the same object when nothing changes. */
export function playbackMachine(state: PlaybackState, event: PlaybackEvent): PlaybackState {
  switch (event.type) {
    case 'select':
      return { ...state, status: 'paused', index: 0, count: wholeNumber(event.count) }
    case 'play':
      return play(state)
    case 'pause':
      return state.status === 'paused' ? state : { ...state, status: 'paused' }
    case 'tick':
      return state.status === 'paused' ? state : moveTo(state, state.index + wholeNumber(event.steps))
    case 'seek':
      return moveTo(state, event.index)
    case 'step':
      return moveTo({ ...state, status: 'paused' }, state.index + event.by)
    default: {
      const interval = clamp(event.milliseconds, MIN_INTERVAL, MAX_INTERVAL, state.interval)
      return interval === state.interval ? state : { ...state, interval }
    }
  }
}

function play(state: PlaybackState): PlaybackState {
  if (state.status === 'playing' || state.count < 2) return state
  return { ...state, status: 'playing', index: state.index === lastIndex(state) ? 0 : state.index }
}

function moveTo(state: PlaybackState, wanted: number): PlaybackState {
  const last = lastIndex(state)
  const index = clamp(Math.round(wanted), 0, last, state.index)
  const status = index === last ? 'paused' : state.status
  return index === state.index && status === state.status ? state : { ...state, index, status }
}

function lastIndex({ count }: PlaybackState) {
  return Math.max(0, count - 1)
}

function wholeNumber(value: number) {
  return Number.isFinite(value) ? Math.min(MOST_POINTS, Math.max(0, Math.floor(value))) : 0
}

function clamp(value: number, low: number, high: number, otherwise: number) {
  return Number.isNaN(value) ? otherwise : Math.min(high, Math.max(low, value))
}
