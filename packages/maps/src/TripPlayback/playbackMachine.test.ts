import {
  array,
  assert,
  constant,
  constantFrom,
  double,
  integer,
  nat,
  oneof,
  property,
  record,
  type Arbitrary,
} from 'fast-check'
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

const oddNumber = oneof(
  integer({ min: -20, max: 60 }),
  double(),
  constantFrom(Number.NaN, Infinity, -Infinity),
)

const anyEvent: Arbitrary<PlaybackEvent> = oneof(
  record({ type: constant('select' as const), count: oddNumber }),
  record({ type: constant('play' as const) }),
  record({ type: constant('pause' as const) }),
  record({ type: constant('tick' as const), steps: oddNumber }),
  record({ type: constant('seek' as const), index: oddNumber }),
  record({ type: constant('step' as const), by: oddNumber }),
  record({ type: constant('interval' as const), milliseconds: oddNumber }),
)

type Rule = (before: PlaybackState, event: PlaybackEvent, after: PlaybackState) => boolean

/** The product's rules of playback, which know nothing of how the machine keeps them. */
const rules: Record<string, Rule> = {
  'the index names a point': (_, __, after) =>
    Number.isInteger(after.index) && after.index >= 0 && after.index < Math.max(1, after.count),
  'the interval stays in its range': (_, __, after) => after.interval >= 50 && after.interval <= 1000,
  'what plays has a next point': (_, __, after) => after.status === 'paused' || after.index < after.count - 1,
  'playing at the end starts from the first point': (before, event, after) =>
    event.type !== 'play' ||
    before.status === 'playing' ||
    before.index < before.count - 1 ||
    after.index === 0,
  'play plays what has two points': (before, event, after) =>
    event.type !== 'play' || before.count < 2 || after.status === 'playing',
  'a selection resets': (_, event, after) =>
    event.type !== 'select' || (after.index === 0 && after.status === 'paused'),
  'pause and step pause': (_, event, after) =>
    (event.type !== 'pause' && event.type !== 'step') || after.status === 'paused',
  'nothing ticks while paused': (before, event, after) =>
    event.type !== 'tick' || before.status === 'playing' || after === before,
  'a tick never goes back': (before, event, after) => event.type !== 'tick' || after.index >= before.index,
  'only its own event changes the interval': (before, event, after) =>
    event.type === 'interval' || after.interval === before.interval,
  'only a selection changes the trip': (before, event, after) =>
    event.type === 'select' || after.count === before.count,
}

function brokenRules(before: PlaybackState, event: PlaybackEvent, after: PlaybackState) {
  return Object.keys(rules).filter((name) => !rules[name]?.(before, event, after))
}

test('playbackMachine keeps the rules of playback over any course of events', () => {
  assert(
    property(nat({ max: 40 }), array(anyEvent, { maxLength: 30 }), (count, events) => {
      let state = run(count)
      for (const event of events) {
        const next = playbackMachine(state, event)
        expect(brokenRules(state, event, next)).toEqual([])
        state = next
      }
    }),
    { numRuns: 20_000 },
  )
}, 60_000)
