import type { Head } from '../trip/headPlace.ts'
import { headOf, type PlaybackState } from './playbackMachine.ts'
import { headAt, timeAt, type Timeline } from '../trip/timeline.ts'

/**
 * Maximum time by which one animation frame advances playback, in ms. It prevents a jump after the tab was hidden or
 * the computer slept.
 */
const MAX_CATCH_UP_MS = 250
/** Longest wait between two frames, in ms. Below MAX_CATCH_UP_MS, so that playback advances by the whole wait. */
const MAX_WAIT_MS = 200
/** Smallest movement that is drawn, in pixels. */
const MIN_STEP_PX = 1
/** Shortest time between two updates of texts in ms, because nobody can read faster changes. */
export const TEXT_INTERVAL_MS = 120
/** Approximate duration of one frame of the display, in ms. */
const FRAME_MS = 16

/** Returns the playhead after `elapsedMs` of playback; counts at most MAX_CATCH_UP_MS. */
export function headAfter(state: PlaybackState, timeline: Timeline | null, elapsedMs: number): Head {
  const advanceMs = Math.min(MAX_CATCH_UP_MS, Math.max(0, elapsedMs))
  const head = headOf(state)
  if (!timeline || state.mode === 'point') return head + advanceMs / state.interval
  return headAt(timeline, timeAt(timeline, head) + advanceMs * state.rate)
}

/**
 * Returns how many milliseconds to wait for the next frame: until the vehicle has moved one pixel or reached the next
 * point. Points that are less than a pixel apart share a frame. `stepPx` is the distance on the screen to the next
 * point, 0 if unknown.
 */
export function nextFrameDelayMs(state: PlaybackState, timeline: Timeline | null, stepPx: number): number {
  const segmentMs = segmentTimeMs(state, timeline)
  const nextPointMs = segmentMs * (1 - state.part)
  const nextPixelMs = stepPx > 0 ? (segmentMs * MIN_STEP_PX) / stepPx : nextPointMs
  const delayMs =
    stepPx > MIN_STEP_PX
      ? Math.min(nextPointMs, nextPixelMs)
      : Math.max(nextPointMs, Math.min(nextPixelMs, TEXT_INTERVAL_MS))
  return Math.min(delayMs, MAX_WAIT_MS)
}

/** Returns the playing time from the current point to the next point, in milliseconds. */
function segmentTimeMs({ mode, interval, rate, index }: PlaybackState, timeline: Timeline | null) {
  if (!timeline || mode === 'point') return interval
  return ((timeline[index + 1] ?? 0) - (timeline[index] ?? 0)) / rate
}

/**
 * Calls `onFrame` with the elapsed milliseconds on animation frames, but not before `delayMs()` have passed. Returns a
 * function that stops the clock.
 */
export function startClock(delayMs: () => number, onFrame: (elapsedMs: number) => void): () => void {
  let before = performance.now()
  let timer = 0
  let frame = 0
  const wait = () => {
    const leftMs = delayMs() - (performance.now() - before)
    if (leftMs <= FRAME_MS) frame = requestAnimationFrame(tick)
    else {
      timer = window.setTimeout(() => {
        frame = requestAnimationFrame(tick)
      }, leftMs)
    }
  }
  const tick = () => {
    const now = performance.now()
    const elapsedMs = now - before
    before = now
    onFrame(elapsedMs)
    wait()
  }
  wait()
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
