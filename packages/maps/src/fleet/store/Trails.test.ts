import { describe, expect, it } from 'vitest'
import { Trails } from './Trails.ts'

const MINUTE = 60_000

describe('Trails', () => {
  it('keeps the trails of vehicles apart, oldest point first', () => {
    const trails = new Trails()
    const slots = [0, 1, 63, 64, 65, 300, 1000]
    for (let step = 1; step <= 3; step += 1) {
      for (const slot of slots) trails.add(slot, { x: slot, y: step, time: step * 10_000 })
    }
    for (const slot of slots) expect(trails.recent(slot, 30_000)).toEqual([slot, 1, slot, 2, slot, 3])
    expect(trails.recent(2, 30_000)).toEqual([])
    expect(trails.recent(9999, 30_000)).toEqual([])
  })

  it('adds a point every eight seconds, and none while a vehicle stands still', () => {
    const trails = new Trails()
    trails.add(5, { x: 1, y: 1, time: 0 })
    trails.add(5, { x: 2, y: 1, time: 7999 })
    trails.add(5, { x: 1, y: 1, time: 20_000 })
    trails.add(5, { x: 3, y: 1, time: 20_001 })
    expect(trails.recent(5, 20_001)).toEqual([1, 1, 3, 1])
  })

  it('returns the last ten minutes only', () => {
    const trails = new Trails()
    for (let now = 0; now <= 60 * MINUTE; now += 8000) trails.add(7, { x: now, y: 0, time: now })
    const xs = trails.recent(7, 60 * MINUTE).filter((_, index) => index % 2 === 0)
    expect(xs[0]).toBe(50 * MINUTE)
    expect(xs).toHaveLength(76)
  })

  it('clears a trail, so that its slot can be reused', () => {
    const trails = new Trails()
    trails.add(3, { x: 1, y: 1, time: 0 })
    trails.add(4, { x: 1, y: 1, time: 0 })
    trails.forget(3)
    expect(trails.recent(3, 0)).toEqual([])
    trails.add(3, { x: 9, y: 9, time: 1 })
    expect(trails.recent(3, 1)).toEqual([9, 9])
    expect(trails.recent(4, 1)).toEqual([1, 1])
  })
})
