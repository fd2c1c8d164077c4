import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noPlayback, type PlaybackEvent, playbackMachine, type PlaybackState } from './playbackMachine.ts'

function run(count: number, ...events: PlaybackEvent[]) {
  return [{ type: 'select', count } as const, ...events].reduce(playbackMachine, noPlayback)
}

describe('playbackMachine', () => {
  test('starts paused at the first point with 200 ms a point', () => {
    expect(run(5)).toEqual({ status: 'paused', index: 0, count: 5, interval: 200 })
  })

  test('stops at the last point', () => {
    expect(run(3, { type: 'play' }, { type: 'tick', steps: 1 }, { type: 'tick', steps: 1 })).toMatchObject({
      status: 'paused',
      index: 2,
    })
  })

  test('restarts from the first point when played at the end', () => {
    expect(run(3, { type: 'seek', index: 2 }, { type: 'play' })).toMatchObject({
      status: 'playing',
      index: 0,
    })
  })

  test('does not play a trip of fewer than two points', () => {
    expect(run(1, { type: 'play' }).status).toBe('paused')
    expect(run(0, { type: 'play' }).status).toBe('paused')
  })

  test('goes back to the first point, paused, when another session is selected', () => {
    expect(run(9, { type: 'play' }, { type: 'tick', steps: 4 }, { type: 'select', count: 4 })).toEqual({
      status: 'paused',
      index: 0,
      count: 4,
      interval: 200,
    })
  })

  test('keeps the interval from 50 to 1000 ms, over another session too', () => {
    expect(run(2, { type: 'interval', milliseconds: 10 }).interval).toBe(50)
    expect(run(2, { type: 'interval', milliseconds: 9999 }, { type: 'select', count: 7 }).interval).toBe(1000)
    expect(run(2, { type: 'interval', milliseconds: Number.NaN }).interval).toBe(200)
  })

  test('pauses when stepping by hand and keeps playing when seeking', () => {
    expect(run(9, { type: 'play' }, { type: 'step', by: 1 })).toMatchObject({ status: 'paused', index: 1 })
    expect(run(9, { type: 'play' }, { type: 'seek', index: 5 })).toMatchObject({
      status: 'playing',
      index: 5,
    })
  })

  test('answers the same object when nothing changes', () => {
    const state = run(9)
    expect(playbackMachine(state, { type: 'pause' })).toBe(state)
    expect(playbackMachine(state, { type: 'tick', steps: 1 })).toBe(state)
    expect(playbackMachine(state, { type: 'seek', index: 0 })).toBe(state)
  })
})

const oddNumber = fc.oneof(
  fc.integer({ min: -20, max: 60 }),
  fc.double(),
  fc.constantFrom(Number.NaN, Infinity, -Infinity),
)

const anyEvent: fc.Arbitrary<PlaybackEvent> = fc.oneof(
  fc.record({ type: fc.constant('select' as const), count: oddNumber }),
  fc.record({ type: fc.constant('play' as const) }),
  fc.record({ type: fc.constant('pause' as const) }),
  fc.record({ type: fc.constant('tick' as const), steps: oddNumber }),
  fc.record({ type: fc.constant('seek' as const), index: oddNumber }),
  fc.record({ type: fc.constant('step' as const), by: oddNumber }),
  fc.record({ type: fc.constant('interval' as const), milliseconds: oddNumber }),
)

/** A model that knows only the rules of the product, not how the machine keeps them. */
function keepsTheRules(before: PlaybackState, event: PlaybackEvent, after: PlaybackState) {
  expect(Number.isInteger(after.index)).toBe(true)
  expect(after.index).toBeGreaterThanOrEqual(0)
  expect(after.index).toBeLessThan(Math.max(1, after.count))
  expect(after.interval).toBeGreaterThanOrEqual(50)
  expect(after.interval).toBeLessThanOrEqual(1000)
  if (after.status === 'playing') expect(after.index).toBeLessThan(after.count - 1)
  const atEnd = before.index === before.count - 1
  if (event.type === 'play' && before.status === 'paused' && atEnd) expect(after.index).toBe(0)
  if (event.type === 'play' && before.count > 1) expect(after.status).toBe('playing')
  if (event.type === 'select') expect([after.index, after.status]).toEqual([0, 'paused'])
  if (event.type === 'pause' || event.type === 'step') expect(after.status).toBe('paused')
  if (event.type === 'tick' && before.status === 'paused') expect(after).toBe(before)
  if (event.type === 'tick' && before.status === 'playing')
    expect(after.index).toBeGreaterThanOrEqual(before.index)
  if (event.type !== 'interval') expect(after.interval).toBe(before.interval)
  if (event.type !== 'select') expect(after.count).toBe(before.count)
}

test('playbackMachine keeps the rules of playback over any course of events', () => {
  fc.assert(
    fc.property(fc.nat({ max: 40 }), fc.array(anyEvent, { maxLength: 30 }), (count, events) => {
      let state = run(count)
      for (const event of events) {
        const next = playbackMachine(state, event)
        keepsTheRules(state, event, next)
        state = next
      }
    }),
    { numRuns: 20_000 },
  )
}, 60_000)
