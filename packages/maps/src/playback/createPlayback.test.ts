import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayback, type Playback } from './createPlayback.ts'
import { tripData } from '../trip/tripData.ts'

function drive(points: number) {
  return tripData(Array.from({ length: points }, (_, point) => ({ lat: -6.2, lng: 106.8 + point / 100_000 })))
}

/** Plays on by one point every `every` milliseconds; answers the points that were told of. */
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

  it('tells of every point that can be read', () => {
    expect(advance(playback, 5, 150)).toEqual([1, 2, 3, 4, 5])
  })

  it('tells of every third point where they come twenty times a second', () => {
    expect(advance(playback, 9, 50)).toEqual([1, 4, 7])
  })

  it('tells of every point where a slider visibly moves from one to the next', () => {
    const short = createPlayback(drive(100))
    short.dispatch({ type: 'play' })
    expect(advance(short, 5, 50)).toEqual([1, 2, 3, 4, 5])
  })

  it('tells at once of the point at which it is paused', () => {
    advance(playback, 3, 50)
    expect(playback.shownPoint()).toBe(1)
    playback.dispatch({ type: 'pause' })
    expect(playback.shownPoint()).toBe(3)
  })

  it('tells at once of the last point', () => {
    playback.dispatch({ type: 'seek', index: 990 })
    advance(playback, 9, 50)
    expect(playback.getState()).toMatchObject({ status: 'paused', index: 999 })
    expect(playback.shownPoint()).toBe(999)
  })

  it('tells at once of a point that was sought', () => {
    advance(playback, 1, 50)
    playback.dispatch({ type: 'seek', index: 30 })
    expect(playback.shownPoint()).toBe(30)
  })
})
