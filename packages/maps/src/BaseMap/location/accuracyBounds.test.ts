import { describe, expect, it } from 'vitest'
import { accuracyBounds, accuracyWidth } from './useMyLocation.ts'

const jakarta = { lng: 106.8, lat: -6.2, accuracy: 500 }

describe('accuracyBounds', () => {
  it('extends by the accuracy to each side of the location', () => {
    const [west, south, east, north] = accuracyBounds(jakarta)
    expect(((north - south) / 360) * 40_075_017).toBeCloseTo(1000, 0)
    expect(((east - west) / 360) * 40_075_017 * Math.cos((6.2 / 180) * Math.PI)).toBeCloseTo(1000, 0)
  })
})

describe('accuracyWidth', () => {
  it('the width of the accuracy circle in pixels doubles with each zoom level', () => {
    // At zoom 15 and this latitude a pixel is 2.37 m.
    expect(accuracyWidth(jakarta, 15)).toBeCloseTo(421, 0)
    expect(accuracyWidth(jakarta, 16)).toBeCloseTo(2 * accuracyWidth(jakarta, 15), 6)
  })
})
