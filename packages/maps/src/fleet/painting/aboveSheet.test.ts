import { describe, expect, test } from 'vitest'
import { mercatorX, mercatorY } from '../../measure/geometry.ts'
import { centreWith, freePart, middleBelow } from './aboveSheet.ts'

const place = { x: mercatorX(106.83), y: mercatorY(-6.2) }

/** Where a place is drawn on a map, in px from its top. */
function drawnAt(zoom: number, height: number, [, lat]: [number, number]) {
  return height / 2 + (place.y - mercatorY(lat)) * 512 * 2 ** zoom
}

describe('a selected vehicle', () => {
  test.each(['peek', 'half'] as const)('lies in the middle of what the %s sheet leaves free', (sheet) => {
    const height = 788
    const { top, bottom } = freePart(sheet, height)
    const centre = centreWith(place.x, place.y, 15, middleBelow(sheet, height))
    expect(drawnAt(15, height, centre)).toBeCloseTo((top + bottom) / 2, 3)
  })

  test('lies in the middle of a map without a sheet', () => {
    const [lng, lat] = centreWith(place.x, place.y, 15, middleBelow(null, 788))
    expect(lng).toBeCloseTo(106.83, 6)
    expect(lat).toBeCloseTo(-6.2, 6)
  })
})
