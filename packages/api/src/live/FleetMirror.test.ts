import { describe, expect, it } from 'vitest'
import { livePositions, liveTime } from '../fixtures/index.ts'
import type { LiveChange } from '../models.ts'
import { FleetMirror, isChanges } from './FleetMirror.ts'
import { createServerClock } from './serverClock.ts'

const [first] = livePositions
if (!first) throw new Error('fixtures: no live position')
const now = Date.parse(liveTime)

function change(over: Partial<LiveChange> = {}): LiveChange {
  const { lat, lng, speed, heading, time, status } = {
    ...first,
    lat: -6.1,
    lng: 106.9,
    speed: 50,
    heading: 90,
  }
  return {
    device: { id: 1 },
    lat,
    lng,
    speed,
    heading,
    time: time ?? null,
    status: status ?? { text: '' },
    ...over,
  }
}

function changes(positions: LiveChange[], removed: number[] = [], time = liveTime) {
  return { time, positions, removed }
}

function mirror() {
  const made = new FleetMirror()
  made.take({ positions: livePositions, time: liveTime, cursor: 'x' }, now)
  return made
}

describe('the mirror of a fleet', () => {
  it('completes a change with what stayed as it was', () => {
    expect(mirror().complete(changes([change()]), now)?.positions).toEqual([
      { ...first, ...change(), device: first.device },
    ])
  })

  it('takes over a new name, vehicle and driver, and keeps them', () => {
    const kept = mirror()
    const device = { id: 1, name: 'Pelacak Baru', imei: '1' }
    kept.complete(changes([change({ device, vehicle: null, driver: { id: 9, name: 'Wati' } })]), now)
    const [position] = kept.complete(changes([change()]), now)?.positions ?? []
    expect(position).toMatchObject({ device, vehicle: null, driver: { name: 'Wati' } })
  })

  it('takes in a device that it did not know, when the change says all of it', () => {
    const device = { id: 77, name: 'Pelacak 77' }
    expect(mirror().complete(changes([change({ device })]), now)?.positions[0]).toMatchObject({
      device,
      vehicle: null,
    })
  })

  it('cannot complete a change of a device that it does not know, nor of one that was removed', () => {
    const kept = mirror()
    expect(kept.complete(changes([change({ device: { id: 77 } })]), now)).toBeNull()
    expect(kept.complete(changes([], [1]), now)).toMatchObject({ removed: [1] })
    expect(kept.complete(changes([change()]), now)).toBeNull()
  })

  it('says how far the clock of the server is ahead', () => {
    expect(mirror().complete(changes([], [], liveTime), now - 90_000)?.serverOffset).toBe(90_000)
  })

  it('refuses what has not the shape of changes', () => {
    const broken = [
      null,
      [],
      {},
      { time: 1, positions: [], removed: [] },
      { time: '', positions: [1], removed: [] },
    ]
    expect(broken.filter(isChanges)).toEqual([])
    expect(isChanges(changes([change()]))).toBe(true)
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
