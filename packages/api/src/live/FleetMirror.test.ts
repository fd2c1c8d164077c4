import { describe, expect, it } from 'vitest'
import { livePositions, liveTime } from '../fixtures/index.ts'
import type { LiveChanges, LiveMove } from '../models.ts'
import { FleetMirror, isChanges } from './FleetMirror.ts'
import { createServerClock } from './serverClock.ts'

const [first] = livePositions
if (!first) throw new Error('fixtures: no live position')
const now = Date.parse(liveTime)

function move(id: number, speed = 50): LiveMove {
  return [id, -6.1, 106.9, speed, 90, liveTime, 'Bergerak', true]
}

function changes(over: Partial<LiveChanges>): LiveChanges {
  return { time: liveTime, moved: [], changed: [], removed: [], ...over }
}

function mirror() {
  const made = new FleetMirror()
  made.take({ positions: livePositions, time: liveTime, cursor: 'x' }, now)
  return made
}

describe('the mirror of a fleet', () => {
  it('completes a move with what stayed as it was', () => {
    const { device, vehicle, driver } = first
    expect(mirror().complete(changes({ moved: [move(1)] }), now)?.positions).toEqual([
      {
        device,
        vehicle,
        driver,
        lat: -6.1,
        lng: 106.9,
        speed: 50,
        heading: 90,
        time: liveTime,
        status: { text: 'Bergerak' },
        simulated: true,
      },
    ])
  })

  it('takes over a new name, vehicle and driver, and keeps them', () => {
    const kept = mirror()
    const device = { id: 1, name: 'Pelacak Baru', imei: '1' }
    const driver = { id: 9, name: 'Wati' }
    kept.complete(changes({ changed: [{ ...first, device, vehicle: null, driver }] }), now)
    const [position] = kept.complete(changes({ moved: [move(1)] }), now)?.positions ?? []
    expect(position).toMatchObject({ device, vehicle: null, driver, speed: 50 })
  })

  it('takes in a device that is new, and what it does next', () => {
    const device = { id: 77, name: 'Pelacak 77' }
    const kept = mirror()
    expect(kept.complete(changes({ changed: [{ ...first, device }] }), now)?.positions).toHaveLength(1)
    expect(kept.complete(changes({ moved: [move(77)] }), now)?.positions[0]).toMatchObject({
      device,
      speed: 50,
    })
  })

  it('cannot complete a move of a device that it does not know, nor of one that was removed', () => {
    const kept = mirror()
    expect(kept.complete(changes({ moved: [move(77)] }), now)).toBeNull()
    expect(kept.complete(changes({ removed: [1] }), now)).toMatchObject({ removed: [1] })
    expect(kept.complete(changes({ moved: [move(1)] }), now)).toBeNull()
  })

  it('says how far the clock of the server is ahead', () => {
    expect(mirror().complete(changes({}), now - 90_000)?.serverOffset).toBe(90_000)
  })

  it('refuses what has not the shape of changes', () => {
    const shapes = [null, [], {}, { ...changes({}), time: 1 }, { ...changes({}), moved: [[1]] }]
    const broken = [...shapes, { ...changes({}), changed: [1] }, { ...changes({}), removed: null }]
    expect(broken.filter(isChanges)).toEqual([])
    expect(isChanges(changes({ moved: [move(1)], changed: [first] }))).toBe(true)
  })
})

describe("the server's clock", () => {
  it('is taken from the message that was least delayed', () => {
    const clock = createServerClock()
    expect(clock.offset()).toBe(0)
    for (const delay of [400, 30, 900]) clock.observe(liveTime, now - 5000 + delay)
    expect(clock.offset()).toBe(4970)
  })

  it('follows when it is set back, and overlooks what is no time', () => {
    const clock = createServerClock()
    clock.observe(liveTime, now - 60_000)
    for (let count = 0; count < 24; count += 1) clock.observe(liveTime, now)
    clock.observe('besok', now)
    expect(clock.offset()).toBe(0)
  })
})
