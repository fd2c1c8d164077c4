import { describe, expect, test } from 'vitest'
import { centreWith, mercatorX, mercatorY } from '../../measure/geometry.ts'
import { freeBox, isSeen, type MapCover } from './freeBox.ts'

const place = { x: mercatorX(106.83), y: mercatorY(-6.2) }
const phone = { width: 390, height: 788 }
const desktop = { width: 1016, height: 836 }
const laptop = { width: 600, height: 704 }
const besideTable = { width: 365, height: 704 }

/** Returns the position in px of `place` on a map with this centre. */
function drawnAt(zoom: number, { width, height }: typeof phone, centre: { x: number; y: number }) {
  const worldSize = 512 * 2 ** zoom
  return {
    x: width / 2 + (place.x - centre.x) * worldSize,
    y: height / 2 + (place.y - centre.y) * worldSize,
  }
}

describe('freeBox', () => {
  test('returns the whole map if nothing covers it', () =>
    expect(freeBox(null, desktop)).toEqual({ left: 0, top: 0, right: 1016, bottom: 836 }))

  test('excludes the chips at the upper edge of the map of a phone', () =>
    expect(freeBox('peek', { ...phone, top: 134 }).top).toBe(134))

  test.each([
    ['the card', 'card', desktop, { left: 0, top: 0, right: 682, bottom: 836 }],
    [
      'the card beside the buttons of a low map',
      'card',
      laptop,
      { left: 0, top: 0, right: 212, bottom: 704 },
    ],
    [
      'the card at the bottom of a narrow map',
      'card',
      besideTable,
      { left: 0, top: 0, right: 365, bottom: 352 },
    ],
    ['the lowest sheet', 'peek', phone, { left: 0, top: 60, right: 390, bottom: 722 }],
    ['the half sheet', 'half', phone, { left: 0, top: 60, right: 390, bottom: 394 }],
  ] as const)('excludes the part of the map under %s', (_what, cover, size, box) =>
    expect(freeBox(cover, size)).toEqual(box),
  )
})

const covered: [MapCover, typeof phone][] = [
  [null, desktop],
  ['card', desktop],
  ['card', laptop],
  ['card', besideTable],
  ['peek', phone],
  ['half', phone],
]

test.each(covered)(
  'centreWith puts a vehicle in the middle of the uncovered part of the map: %s on %o',
  (cover, size) => {
    const box = freeBox(cover, size)
    const at = drawnAt(15, size, centreWith(place, 15, box, size))
    expect(at.x).toBeCloseTo((box.left + box.right) / 2, 3)
    expect(at.y).toBeCloseTo((box.top + box.bottom) / 2, 3)
    expect(isSeen(at, box)).toBe(true)
  },
)

test('isSeen is false if the card covers the vehicle, or the sheet covers its name', () => {
  const besideCard = freeBox('card', desktop)
  expect(isSeen({ x: 700, y: 100 }, besideCard)).toBe(false)
  expect(isSeen({ x: 670, y: 100 }, besideCard)).toBe(false)
  expect(isSeen({ x: 650, y: 100 }, besideCard)).toBe(true)
  expect(isSeen({ x: 200, y: 370 }, freeBox('half', phone))).toBe(false)
})
