import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FleetStore } from './FleetStore.ts'
import { movesOf, testVehicle } from '../../testing/testVehicle.ts'

setFlagsFromString('--expose_gc')
const collect: () => void = runInNewContext('gc')

/** Returns the bytes in use after a garbage collection, including typed arrays. */
function held() {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const VEHICLES = 1000
const EVERY_MS = 5000
const HOUR = 3_600_000

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

it(
  'FleetStore uses no more memory after twelve hours (8,640 updates per vehicle) than after one hour',
  { timeout: 60_000 },
  () => {
    const fleet = new FleetStore()
    const stop = fleet.subscribe(() => {})
    const known = Array.from({ length: VEHICLES }, (_, id) => testVehicle(id, 106.8, -6.2))
    fleet.takeSnapshot({ positions: known, serverOffset: 0 }, 0)
    const drive = (from: number, to: number) => {
      for (let now = from; now < to; now += EVERY_MS) {
        vi.setSystemTime(now)
        const lng = known.map((_, index) => 106.8 + index * 0.0001 + ((now / EVERY_MS) % 5000) * 0.0006)
        const moved = { ...movesOf(known), lng, time: known.map(() => now) }
        fleet.takeChanges({ moved, serverOffset: 0 }, now)
        fleet.view()
      }
    }
    drive(0, HOUR)
    const before = held()
    drive(HOUR, 12 * HOUR)
    expect(held() / before).toBeLessThan(1.1)
    expect(fleet.trails.recent(fleet.slotOf('1'), 12 * HOUR).length / 2).toBeLessThanOrEqual(76)
    stop()
  },
)
