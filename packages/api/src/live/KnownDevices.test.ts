import { describe, expect, it } from 'vitest'
import { livePositions, liveTime } from '../fixtures/index.ts'
import type { LiveChanges, LiveMoves } from '../models.ts'
import { KnownDevices } from './KnownDevices.ts'
import { readChanges } from './readChanges.ts'
import { createServerClock } from '../client/serverClock.ts'

const [first] = livePositions
if (!first) throw new Error('The fixtures have no live position.')
const now = Date.parse(liveTime)

function moves(...id: number[]): LiveMoves {
  const column = <Value>(value: Value) => id.map(() => value)
  return {
    id,
    lat: column(-6.1),
    lng: column(106.9),
    speed: column(50),
    heading: column(null),
    time: column(now),
    status: column('Bergerak'),
    simulated: column(true),
  }
}

function changes(over: Partial<LiveChanges>): LiveChanges {
  return { time: liveTime, moved: moves(), changed: [], removed: [], ...over }
}

function devices() {
  const made = new KnownDevices()
  made.take({ positions: livePositions, time: liveTime, cursor: 'x' }, now)
  return made
}

describe('KnownDevices', () => {
  it('returns moves unchanged', () => {
    const moved = moves(1, 2)
    expect(devices().follow(changes({ moved }), now)?.moved).toBe(moved)
  })

  it('adds a new device and accepts its moves', () => {
    const kept = devices()
    const fresh = { ...first, device: { id: 77, name: 'Pelacak 77' } }
    expect(kept.follow(changes({ changed: [fresh] }), now)?.changed).toEqual([fresh])
    expect(kept.follow(changes({ moved: moves(77) }), now)?.moved.id).toEqual([77])
  })

  it('returns null for a move of an unknown or removed device', () => {
    const kept = devices()
    expect(kept.follow(changes({ moved: moves(1, 77) }), now)).toBeNull()
    expect(kept.follow(changes({ removed: [1] }), now)).toMatchObject({ removed: [1] })
    expect(kept.follow(changes({ moved: moves(1) }), now)).toBeNull()
  })

  it('returns the offset of the server clock', () => {
    expect(devices().follow(changes({}), now - 90_000)?.serverOffset).toBe(90_000)
  })
})

describe('readChanges', () => {
  it.each([
    ['null', null],
    ['a list', []],
    ['an empty object', {}],
    ['a time that is a number', { ...changes({}), time: 1 }],
    ['moves in rows', { ...changes({}), moved: [[1]] }],
    ['a column that is too short', { ...changes({}), moved: { ...moves(1), lat: [] } }],
    ['a column that is missing', { ...changes({}), moved: { ...moves(1), status: undefined } }],
    ['changes without the list of removed devices', { ...changes({}), removed: null }],
  ])('returns undefined for %s', (_what, value) => {
    expect(readChanges(value)).toBeUndefined()
  })

  it('reads moves, changes and removals', () => {
    const event = changes({ moved: moves(1), changed: [first], removed: [3] })
    expect(readChanges(event)).toEqual(event)
  })

  it('X07: drops a row without a valid id, and replaces any other invalid value by null or an empty text', () => {
    const read = readChanges({
      ...changes({}),
      moved: {
        ...moves(1, 2, 3),
        id: [1, '../me', 3],
        lat: [-6, -6, 91],
        speed: ['50', 50, 50],
        time: [1e300, 5, 7],
        status: [null, 'x', 'Parkir'],
      },
      changed: [1, null, first],
      removed: [{}, 3],
    })
    expect(read).toMatchObject({
      moved: { id: [1, 3], lat: [-6, null], speed: [null, 50], time: [null, 7], status: ['', 'Parkir'] },
    })
    expect([...(read?.changed ?? [])]).toEqual([first])
    expect([...(read?.removed ?? [])]).toEqual([3])
  })
})

describe('createServerClock', () => {
  it('estimates the server clock from the message with the smallest delay', () => {
    const clock = createServerClock()
    expect(clock.offset()).toBe(0)
    for (const delay of [400, 30, 900]) clock.observe(liveTime, now - 5000 + delay)
    expect(clock.offset()).toBe(4970)
  })

  it('follows a server clock that is set back, and ignores invalid times', () => {
    const clock = createServerClock()
    clock.observe(liveTime, now - 60_000)
    for (let count = 0; count < 24; count += 1) clock.observe(liveTime, now)
    clock.observe('besok', now)
    expect(clock.offset()).toBe(0)
  })
})
