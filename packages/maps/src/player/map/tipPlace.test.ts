import { describe, expect, it } from 'vitest'
import { tipPlace } from './tipPlace.ts'

describe('tipPlace', () => {
  it('stands above the marker, in its middle, where there is room', () => {
    expect(tipPlace(200, 300, 400)).toEqual({ side: 'above', aside: 0 })
  })

  it('turns below near the top, where notices float', () => {
    expect(tipPlace(200, 120, 400).side).toBe('below')
  })

  it('moves in from the left and the right edge', () => {
    expect(tipPlace(10, 300, 360).aside).toBe(86)
    expect(tipPlace(350, 300, 360).aside).toBe(-86)
  })

  it('keeps the left edge on a map too narrow for it', () => {
    expect(tipPlace(50, 300, 120).aside).toBe(46)
  })
})
