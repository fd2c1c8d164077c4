import { describe, expect, it } from 'vitest'
import { at, drive } from '../testing/testDrive.ts'
import { effectiveTime } from './findStand.ts'

const minute = 60
/** A drive of ten minutes, a stand of `stand` seconds, and another drive of ten minutes. */
function trips(stand: number) {
  return [
    ...drive(0, 600, [0, 6000]),
    ...drive(610, 600 + stand - 10, [6000, 6000]),
    ...drive(600 + stand, 1200 + stand, [6000, 12_000]),
  ]
}
const time = (seconds: number) => at(seconds, 0).time
const effective = (positions: ReturnType<typeof trips>, seconds: number) =>
  (effectiveTime(positions, time(seconds)) - time(0)) / 1000

describe('effectiveTime', () => {
  it('F2: a change during a stand takes effect at that second', () => {
    expect(effective(trips(300), 720)).toBe(720)
  })

  it('F2: a change during a drive moves into the nearest stand, a minute from its edge', () => {
    expect(effective(trips(300), 400)).toBe(660)
    expect(effective(trips(300), 1000)).toBe(840)
  })

  it('a stand shorter than two minutes, or further than 30 minutes away, does not move the change', () => {
    expect(effective(trips(90), 400)).toBe(400)
    const long = [...drive(0, 180, [0, 0]), ...drive(190, 190 + 40 * minute, [0, 40_000])]
    expect(effective(long, 190 + 35 * minute)).toBe(190 + 35 * minute)
    expect(effective(long, 190 + 20 * minute)).toBe(130)
  })

  it('a tracker that sleeps while the vehicle stands makes a stand', () => {
    const sleeping = [...drive(0, 600, [0, 6000]), ...drive(5400, 6000, [6000, 12_000])]
    expect(effective(sleeping, 3000)).toBe(3000)
    expect(effective(sleeping, 5500)).toBe(5340)
  })

  it('a change during silence takes effect at that second', () => {
    expect(effective(drive(0, 600, [0, 6000]), 600 + 11 * minute)).toBe(600 + 11 * minute)
    const gap = [...drive(0, 600, [0, 6000]), ...drive(1800, 2400, [12_000, 18_000])]
    expect(effective(gap, 1200)).toBe(1200)
    expect(effectiveTime([], time(5))).toBe(time(5))
  })

  it('a change right after the arrival keeps its time, before the stand has lasted two minutes', () => {
    const arrived = [
      ...drive(0, 180, [0, 0]),
      ...drive(190, 800, [0, 6000]),
      ...drive(810, 840, [6000, 6000]),
    ]
    expect(effective(arrived, 850)).toBe(850)
    const stopped = [...drive(0, 180, [0, 0]), ...drive(190, 800, [0, 6000]), at(810, 6000, 0, 0)]
    expect(effective(stopped, 815)).toBe(815)
  })
})
