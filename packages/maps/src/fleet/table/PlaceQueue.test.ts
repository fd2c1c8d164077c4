import type { FindAddress, FoundAddress } from '@sikud/api/geocoder'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlaceQueue, shortAddress } from './PlaceQueue.ts'

const thamrin = { road: 'Jalan M.H. Thamrin', address: 'Sarinah, Jalan M.H. Thamrin, Menteng, Jakarta Pusat' }

/** Returns a queue whose geocoder takes 500 ms for each place. */
function setUp(answer: () => FoundAddress = () => thamrin) {
  const asked: number[] = []
  const find: FindAddress = async (lat) => {
    asked.push(lat)
    await new Promise((resolve) => {
      setTimeout(resolve, 500)
    })
    return answer()
  }
  return { queue: new PlaceQueue(find), asked }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('PlaceQueue', () => {
  it('looks up places one by one, with a pause of two seconds between', async () => {
    const { queue, asked } = setUp()
    const told = vi.fn<() => void>()
    for (const lat of [1, 2, 3]) queue.want(lat, 106, told)
    await vi.advanceTimersByTimeAsync(600)
    expect(asked).toEqual([1])
    expect(queue.placeAt(1, 106)).toBeNull()
    await vi.advanceTimersByTimeAsync(500)
    expect(told).toHaveBeenCalledOnce()
    expect(queue.placeAt(1, 106)).toBe('Jalan M.H. Thamrin, Menteng')
    await vi.advanceTimersByTimeAsync(1999)
    expect(asked).toEqual([1])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([1, 2])
  })

  it('does not look up the place of a table row that was hidden while the place was in the queue', async () => {
    const { queue, asked } = setUp()
    queue.want(1, 106, () => {})
    const hide = queue.want(2, 106, () => {})
    queue.want(3, 106, () => {})
    await vi.advanceTimersByTimeAsync(700)
    hide()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual([1, 3])
  })

  it('sends one request for places close together, and none for a known place', async () => {
    const { queue, asked } = setUp()
    const told = [vi.fn<() => void>(), vi.fn<() => void>()] as const
    queue.want(1, 106, told[0])
    queue.want(1.0001, 106, told[1])
    await vi.advanceTimersByTimeAsync(5000)
    for (const listener of told) expect(listener).toHaveBeenCalledOnce()
    queue.want(1, 106, () => {})
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked).toEqual([1])
  })

  it('waits for a minute after a failure, then retries', async () => {
    const answers: FoundAddress[] = ['failed', thamrin]
    const { queue, asked } = setUp(() => answers.shift() ?? 'notFound')
    queue.want(1, 106, () => {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([1])
    await vi.advanceTimersByTimeAsync(2000)
    expect(queue.placeAt(1, 106)).toBe('Jalan M.H. Thamrin, Menteng')
  })

  it('looks up the other places after a failure, and gives up a place after three failures', async () => {
    const asked: number[] = []
    const queue = new PlaceQueue(async (lat) => {
      asked.push(lat)
      return lat === 1 ? 'failed' : thamrin
    })
    for (const lat of [1, 2, 3]) queue.want(lat, 106, () => {})
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(asked).toEqual([1, 2, 3, 1, 1])
    expect(queue.placeAt(3, 106)).not.toBeNull()
    queue.want(1, 106, () => {})
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([1, 2, 3, 1, 1, 1])
  })
})

it.each([
  ['Jalan Sudirman', 'Jalan Sudirman, Senayan, Jakarta', 'Jalan Sudirman, Senayan'],
  ['Jalan Sudirman', null, 'Jalan Sudirman'],
  ['Jalan Sudirman', 'Senayan, Jakarta', 'Jalan Sudirman'],
  [null, 'Taman Nasional Gede, Cianjur, Jawa Barat', 'Taman Nasional Gede, Cianjur'],
  [null, null, null],
])('the short address of %s in %s is %s', (road, address, short) =>
  expect(shortAddress({ road, address })).toBe(short),
)
