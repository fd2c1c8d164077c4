import { describe, expect, it } from 'vitest'
import { completeSpeeds } from './completeSpeeds.ts'
import type { RecordedPoint } from '../recordings/Reading.ts'

function point(seconds: number | null, lat: number, speed: number | null = null): RecordedPoint {
  const time = seconds === null ? null : 1e12 + seconds * 1000
  return { line: 1, time, lat, lng: 106.8, speed, heading: null }
}

describe('completeSpeeds', () => {
  it('computes missing speeds and keeps recorded ones', () => {
    // Each step is 0.001 degrees of latitude, which is 111.2 m. It takes 10 s, so the speed is 40 km/h.
    const { points, computed } = completeSpeeds([point(0, -6.2), point(10, -6.201), point(20, -6.202, 55)])
    expect(points.map(({ speed }) => speed)).toEqual([40.03, 40.03, 55])
    expect(computed).toBe(2)
  })

  it('computes no speed without times, for a single point, or across a jump', () => {
    expect(completeSpeeds([point(null, -6.2), point(null, -6.3)]).computed).toBe(0)
    expect(completeSpeeds([point(0, -6.2)]).computed).toBe(0)
    expect(completeSpeeds([point(0, -6.2, 30), point(10, -7.2)]).computed).toBe(0)
  })
})
