import { describe, expect, it } from 'vitest'
import { tipPlace } from './tipPlace.ts'

describe('tipPlace', () => {
  it('is centred above the marker if there is space', () => {
    expect(tipPlace(200, 300, 400)).toEqual({ side: 'above', aside: 0 })
  })

  it('moves below the marker near the top, where notices are shown', () => {
    expect(tipPlace(200, 120, 400).side).toBe('below')
  })

  it('moves inwards at the left and the right edge', () => {
    expect(tipPlace(10, 300, 360).aside).toBe(86)
    expect(tipPlace(350, 300, 360).aside).toBe(-86)
  })

  it('stays at the left edge of a map that is too narrow', () => {
    expect(tipPlace(50, 300, 120).aside).toBe(46)
  })
})
