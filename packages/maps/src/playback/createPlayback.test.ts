import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayback, type Playback } from './createPlayback.ts'
import { tripData } from '../trip/tripData.ts'

function drive(points: number) {
  return tripData(Array.from({ length: points }, (_, point) => ({ lat: -6.2, lng: 106.8 + point / 100_000 })))
}

/** Moves to the next point every `every` milliseconds, `points` times; returns the points that were shown. */
function advance(playback: Playback, points: number, every: number) {
  const told: number[] = []
  const stop = playback.subscribe(() => {
    if (told.at(-1) !== playback.shownPoint()) told.push(playback.shownPoint())
  })
  for (let point = 1; point <= points; point += 1) {
    vi.advanceTimersByTime(every)
    playback.dispatch({ type: 'advance', head: playback.getState().index + 1 })
  }
  stop()
  return told
}

describe('createPlayback', () => {
  let playback: Playback
  beforeEach(() => {
    vi.useFakeTimers()
    playback = createPlayback(drive(1000))
    playback.dispatch({ type: 'play' })
  })
  afterEach(() => void vi.useRealTimers())

  it('shows every point if each point lasts at least 120 ms', () => {
    expect(advance(playback, 5, 150)).toEqual([1, 2, 3, 4, 5])
  })

  it('shows every third point at twenty points a second', () => {
    expect(advance(playback, 9, 50)).toEqual([1, 4, 7])
  })

  it('shows every point of a short trip, because each one moves the slider visibly', () => {
    const short = createPlayback(drive(100))
    short.dispatch({ type: 'play' })
    expect(advance(short, 5, 50)).toEqual([1, 2, 3, 4, 5])
  })

  it('shows the current point at once when playback pauses', () => {
    advance(playback, 3, 50)
    expect(playback.shownPoint()).toBe(1)
    playback.dispatch({ type: 'pause' })
    expect(playback.shownPoint()).toBe(3)
  })

  it('shows the last point at once when playback reaches it', () => {
    playback.dispatch({ type: 'seek', index: 990 })
    advance(playback, 9, 50)
    expect(playback.getState()).toMatchObject({ status: 'paused', index: 999 })
    expect(playback.shownPoint()).toBe(999)
  })

  it('shows the target of a seek at once', () => {
    advance(playback, 1, 50)
    playback.dispatch({ type: 'seek', index: 30 })
    expect(playback.shownPoint()).toBe(30)
  })
})
