import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { headAfter, nextFrameDelayMs, TEXT_INTERVAL_MS } from './clock.ts'
import { noPlayback, playbackMachine, type PlaybackState } from './playbackMachine.ts'
import { timeline } from '../trip/timeline.ts'
import { tripData } from '../trip/tripData.ts'

function playing(values: Partial<PlaybackState>): PlaybackState {
  return { ...noPlayback, status: 'playing', count: 1000, ...values }
}

/** A trip of one hour with a point every ten seconds. */
const hour = tripData(
  Array.from({ length: 361 }, (_, index) => ({
    lng: 106 + index * 0.001,
    lat: -6,
    speed: 40,
    time: new Date(Date.UTC(2026, 10, 20) + index * 10_000).toISOString(),
  })),
)
const recorded = timeline(hour, false)

/**
 * Plays to the end and returns the milliseconds that this takes. `frames` contains the lengths of the animation frames
 * in ms; after the last length, the first one follows again.
 */
function playToEnd(start: PlaybackState, frames: readonly number[]) {
  let state = start
  let passed = 0
  for (let frame = 0; state.status === 'playing'; frame += 1) {
    const length = frames[frame % frames.length] ?? 16
    passed += length
    state = playbackMachine(state, { type: 'advance', head: headAfter(state, recorded, length) })
  }
  return passed
}

describe('the playback clock', () => {
  test('in mode `point`, moves from one point to the next in one interval', () => {
    expect(headAfter(playing({ interval: 200 }), null, 50)).toBeCloseTo(0.25)
    expect(headAfter(playing({ interval: 50, index: 3, part: 0.5 }), null, 25)).toBeCloseTo(4)
  })

  test('advances by at most 250 ms when a hidden tab becomes visible', () => {
    expect(headAfter(playing({ interval: 50 }), null, 600_000)).toBe(5)
    expect(headAfter(playing({ mode: 'time', rate: 1 }), recorded, 600_000)).toBeCloseTo(0.025)
  })

  test('plays an hour at 60× in a minute, within 2 %, however long the frames are', () => {
    assert(
      property(array(integer({ min: 4, max: 240 }), { minLength: 1, maxLength: 50 }), (frames) => {
        const passed = playToEnd(playing({ mode: 'time', rate: 60, count: hour.count }), frames)
        expect(Math.abs(passed - 60_000)).toBeLessThan(1200)
      }),
      { numRuns: 500 },
    )
  })

  test('in mode `point`, advances one point per interval, however long the frames are', () => {
    assert(
      property(
        integer({ min: 50, max: 1000 }),
        array(integer({ min: 1, max: 240 }), { minLength: 1, maxLength: 300 }),
        (interval, frames) => {
          let state = playing({ interval, count: 100_000 })
          for (const frame of frames) {
            state = playbackMachine(state, { type: 'advance', head: headAfter(state, null, frame) })
          }
          const passed = frames.reduce((sum, frame) => sum + frame, 0)
          expect(state.index + state.part).toBeCloseTo(passed / interval, 6)
        },
      ),
      { numRuns: 5000 },
    )
  })

  test('draws the next frame at the next point, after a pixel of movement, or after 200 ms', () => {
    expect(nextFrameDelayMs(playing({ interval: 100 }), null, 0)).toBe(100)
    expect(nextFrameDelayMs(playing({ interval: 100, part: 0.75 }), null, 0)).toBeCloseTo(25)
    expect(nextFrameDelayMs(playing({ interval: 1000 }), null, 10)).toBe(100)
    expect(nextFrameDelayMs(playing({ mode: 'time', rate: 1 }), recorded, 0)).toBe(200)
    expect(nextFrameDelayMs(playing({ mode: 'time', rate: 1000 }), recorded, 0)).toBe(10)
  })

  test('draws no frame for a movement of less than a pixel, except to update the texts', () => {
    expect(nextFrameDelayMs(playing({ interval: 50 }), null, 0.8)).toBeCloseTo(62.5)
    expect(nextFrameDelayMs(playing({ interval: 50 }), null, 0.01)).toBe(TEXT_INTERVAL_MS)
    expect(nextFrameDelayMs(playing({ interval: 150 }), null, 0.01)).toBe(150)
  })

  test('applies a new playback speed from the next frame on', () => {
    assert(
      property(constantFrom(1, 2, 5, 10, 20, 50, 100), constantFrom(1, 10, 300), (first, second) => {
        let state = playing({ mode: 'time', rate: first, count: hour.count })
        state = playbackMachine(state, { type: 'advance', head: headAfter(state, recorded, 100) })
        const before = state.index + state.part
        state = playbackMachine(state, { type: 'rate', rate: second })
        expect(state.index + state.part).toBe(before)
        const after = headAfter(state, recorded, 100)
        expect((after - before) * 10_000).toBeCloseTo(100 * second, 3)
      }),
      { numRuns: 100 },
    )
  })
})
