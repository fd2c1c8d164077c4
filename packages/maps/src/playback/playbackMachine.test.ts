import {
  array,
  assert,
  boolean,
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
  test('starts paused at the first point, at 16 times recorded time, or 200 ms per point', () => {
    expect(run(5)).toMatchObject({
      status: 'paused',
      index: 0,
      part: 0,
      count: 5,
      mode: 'time',
      rate: 16,
      interval: 200,
    })
  })

  test('stops at the last point', () => {
    expect(
      run(3, { type: 'play' }, { type: 'advance', head: 1.5 }, { type: 'advance', head: 2.3 }),
    ).toMatchObject({
      status: 'paused',
      index: 2,
    })
  })

  test('X31: does not advance while the position slider is held, and continues after the release', () => {
    const held = run(9, { type: 'play' }, { type: 'hold', held: true }, { type: 'advance', head: 3 })
    expect(held).toMatchObject({ status: 'playing', index: 0 })
    const released = playbackMachine(held, { type: 'hold', held: false })
    expect(playbackMachine(released, { type: 'advance', head: 3 })).toMatchObject({ index: 3 })
  })

  test('X31: pauses at the last point when the slider is released there, not before', () => {
    const held = run(9, { type: 'play' }, { type: 'hold', held: true }, { type: 'seek', index: 8 })
    expect(held.status).toBe('playing')
    expect(playbackMachine(held, { type: 'seek', index: 4 }).status).toBe('playing')
    expect(playbackMachine(held, { type: 'hold', held: false }).status).toBe('paused')
  })

  test('restarts from the first point if played at the end', () => {
    expect(run(3, { type: 'seek', index: 2 }, { type: 'play' })).toMatchObject({
      status: 'playing',
      index: 0,
    })
  })

  test('does not play a trip of fewer than two points', () => {
    expect(run(1, { type: 'play' }).status).toBe('paused')
    expect(run(0, { type: 'play' }).status).toBe('paused')
  })

  test('returns to the first point, paused, when another trip is selected', () => {
    expect(
      run(9, { type: 'play' }, { type: 'advance', head: 4.5 }, { type: 'select', count: 4 }),
    ).toMatchObject({
      status: 'paused',
      index: 0,
      part: 0,
      count: 4,
    })
  })

  test('limits the interval between points to 50–1000 ms and keeps it for the next trip', () => {
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

  test('keeps the playback mode and rate for the next trip', () => {
    const state = run(
      9,
      { type: 'mode', mode: 'time' },
      { type: 'rate', rate: 50 },
      { type: 'select', count: 3 },
    )
    expect(state).toMatchObject({ mode: 'time', rate: 50 })
  })

  test('pauses between two points and continues from there', () => {
    const state = run(9, { type: 'play' }, { type: 'advance', head: 3.25 }, { type: 'pause' })
    expect(state).toMatchObject({ status: 'paused', index: 3, part: 0.25 })
    expect(playbackMachine(state, { type: 'play' })).toMatchObject({ index: 3, part: 0.25 })
  })

  test('returns the same object if nothing changes', () => {
    const state = run(9)
    expect(playbackMachine(state, { type: 'pause' })).toBe(state)
    expect(playbackMachine(state, { type: 'advance', head: 1 })).toBe(state)
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
  record({ type: constant('advance' as const), head: oddNumber }),
  record({ type: constant('seek' as const), index: oddNumber }),
  record({ type: constant('hold' as const), held: boolean() }),
  record({ type: constant('step' as const), by: oddNumber }),
  record({ type: constant('interval' as const), milliseconds: oddNumber }),
  record({ type: constant('mode' as const), mode: constantFrom('point' as const, 'time' as const) }),
  record({ type: constant('rate' as const), rate: oddNumber }),
  record({ type: constant('skipStanding' as const), skip: boolean() }),
  record({ type: constant('follow' as const), follow: boolean() }),
)

type Rule = (before: PlaybackState, event: PlaybackEvent, after: PlaybackState) => boolean

/** The rules of playback, written independently of the implementation. */
const rules: Record<string, Rule> = {
  'the index is valid': (_, __, after) =>
    Number.isInteger(after.index) && after.index >= 0 && after.index < Math.max(1, after.count),
  'the interval stays in its range': (_, __, after) => after.interval >= 50 && after.interval <= 1000,
  'while playing there is a next point, unless the slider is held at the last point': (_, __, after) =>
    after.status === 'paused' || after.held || after.index < after.count - 1,
  'nothing moves while the slider is held': (before, event, after) =>
    event.type !== 'advance' || !before.held || after === before,
  'play at the last point starts from the first point': (before, event, after) =>
    event.type !== 'play' ||
    before.status === 'playing' ||
    before.index < before.count - 1 ||
    after.index === 0,
  'play starts a trip of two or more points': (before, event, after) =>
    event.type !== 'play' || before.count < 2 || after.status === 'playing',
  'select pauses at the first point': (_, event, after) =>
    event.type !== 'select' || (after.index === 0 && after.status === 'paused'),
  'pause and step stop playing': (_, event, after) =>
    (event.type !== 'pause' && event.type !== 'step') || after.status === 'paused',
  'nothing moves while paused': (before, event, after) =>
    event.type !== 'advance' || before.status === 'playing' || after === before,
  'advance never moves back': (before, event, after) =>
    event.type !== 'advance' || after.index + after.part >= before.index + before.part,
  'part is from 0 to below 1, and 0 at the last point': (_, __, after) =>
    after.part >= 0 && after.part < 1 && (after.part === 0 || after.index < after.count - 1),
  'seek and step end exactly at a point': (_, event, after) =>
    (event.type !== 'seek' && event.type !== 'step') || after.part === 0,
  'the rate stays in its range': (_, __, after) => after.rate >= 1 && after.rate <= 1000,
  'only the event interval changes the interval': (before, event, after) =>
    event.type === 'interval' || after.interval === before.interval,
  'only select changes the number of points': (before, event, after) =>
    event.type === 'select' || after.count === before.count,
}

function brokenRules(before: PlaybackState, event: PlaybackEvent, after: PlaybackState) {
  return Object.keys(rules).filter((name) => !rules[name]?.(before, event, after))
}

test('playbackMachine follows all rules of playback for any sequence of events', () => {
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
