import { describe, expect, it } from 'vitest'
import { tipPlace } from './TripMarker.tsx'

describe('tipPlace', () => {
  it('centres the tip above the marker if there is space', () => {
    expect(tipPlace(200, 300, 400)).toEqual({ side: 'above', aside: 0 })
  })

  it('puts the tip below a marker near the top of the map, where notices are shown', () => {
    expect(tipPlace(200, 120, 400).side).toBe('below')
  })

  it('moves the tip inwards at the left and the right edge of the map', () => {
    expect(tipPlace(10, 300, 360).aside).toBe(86)
    expect(tipPlace(350, 300, 360).aside).toBe(-86)
  })

  it('keeps the tip at the left edge of a map that is narrower than the tip', () => {
    expect(tipPlace(50, 300, 120).aside).toBe(46)
  })
})
