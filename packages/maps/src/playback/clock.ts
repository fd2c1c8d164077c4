import type { Head } from '../trip/headPlace.ts'
import { headOf, type PlaybackState } from './playbackMachine.ts'
import { headAt, timeAt, type Timeline } from '../trip/timeline.ts'

// A page that slept for longer does not make up for it: it goes on from where it was.
const LONGEST_CATCH_UP = 250
/** Looked at again at least so often, so that no wait is taken for sleep. */
const LONGEST_WAIT = 200
/** Nothing is drawn that moves by less than this, in pixels. */
const SEEN = 1
/** Numbers that change more often cannot be read, in milliseconds. */
export const READABLE = 120
/** About a frame of the display, in milliseconds. */
const FRAME = 16

/** The head after `passed` milliseconds of playing, of which a quarter of a second counts at most. */
export function headAfter(state: PlaybackState, reached: Timeline | null, passed: number): Head {
  const awake = Math.min(LONGEST_CATCH_UP, Math.max(0, passed))
  const head = headOf(state)
  if (!reached || state.mode === 'point') return head + awake / state.interval
  return headAt(reached, timeAt(reached, head) + awake * state.rate)
}

/**
 * Milliseconds until there is something new to see: a pixel on the way to the next point, that point or, where points
 * lie nearer than pixels, one of those after it. `pixels` is how long the way from the point reached to the next one
 * is on the screen, 0 where that is not known.
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

/** How long the way from the point reached to the next one takes, in milliseconds of playing. */
function wayOfPoint({ mode, interval, rate, index }: PlaybackState, reached: Timeline | null) {
  if (!reached || mode === 'point') return interval
  return ((reached[index + 1] ?? 0) - (reached[index] ?? 0)) / rate
}

/**
 * Calls `onFrame` with the milliseconds that passed, with the display's frames but no more often than `due` asks for;
 * answers the function that stops it.
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
