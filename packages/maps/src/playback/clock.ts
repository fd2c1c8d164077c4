import type { Head } from '../trip/headPlace.ts'
import { headOf, type PlaybackState } from './playbackMachine.ts'
import { headAt, timeAt, type Timeline } from '../trip/timeline.ts'

/**
 * Maximum time by which one animation frame advances playback, in ms. It prevents a jump after the tab was hidden or
 * the computer slept.
 */
const LONGEST_CATCH_UP = 250
/** Longest wait between two frames, in ms. It is below LONGEST_CATCH_UP, so that the whole wait counts. */
const LONGEST_WAIT = 200
/** Smallest movement that is drawn, in pixels. */
const SEEN = 1
/** Shortest time between two updates of texts in ms, because nobody can read faster changes. */
export const READABLE = 120
/** Approximate duration of one frame of the display, in ms. */
const FRAME = 16

/** Returns the playhead after `passed` milliseconds of playback; counts at most LONGEST_CATCH_UP of them. */
export function headAfter(state: PlaybackState, reached: Timeline | null, passed: number): Head {
  const awake = Math.min(LONGEST_CATCH_UP, Math.max(0, passed))
  const head = headOf(state)
  if (!reached || state.mode === 'point') return head + awake / state.interval
  return headAt(reached, timeAt(reached, head) + awake * state.rate)
}

/**
 * Returns how many milliseconds to wait for the next frame: until the vehicle has moved one pixel or reached the next
 * point. Points that are less than a pixel apart share a frame. `pixels` is the distance on the screen to the next
 * point, 0 if unknown.
 */
export function nextDue(state: PlaybackState, reached: Timeline | null, pixels: number): number {
  const way = wayOfPoint(state, reached)
  const toNextPoint = way * (1 - state.part)
  const toNextPixel = pixels > 0 ? (way * SEEN) / pixels : toNextPoint
  const due =
    pixels > SEEN
      ? Math.min(toNextPoint, toNextPixel)
      : Math.max(toNextPoint, Math.min(toNextPixel, READABLE))
  return Math.min(due, LONGEST_WAIT)
}

/** Returns the playing time from the current point to the next point, in milliseconds. */
function wayOfPoint({ mode, interval, rate, index }: PlaybackState, reached: Timeline | null) {
  if (!reached || mode === 'point') return interval
  return ((reached[index + 1] ?? 0) - (reached[index] ?? 0)) / rate
}

/**
 * Calls `onFrame` with the elapsed milliseconds on animation frames, but not before `due()` milliseconds have passed.
 * Returns a function that stops the clock.
 */
export function startClock(due: () => number, onFrame: (passed: number) => void): () => void {
  let before = performance.now()
  let timer = 0
  let frame = 0
  const wait = () => {
    const left = due() - (performance.now() - before)
    if (left <= FRAME) frame = requestAnimationFrame(tick)
    else {
      timer = window.setTimeout(() => {
        frame = requestAnimationFrame(tick)
      }, left)
    }
  }
  const tick = () => {
    const now = performance.now()
    const passed = now - before
    before = now
    onFrame(passed)
    wait()
  }
  wait()
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
