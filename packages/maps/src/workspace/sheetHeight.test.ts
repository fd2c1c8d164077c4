import { expect, it } from 'vitest'
import { heightAfterKey, nearestHeight } from './sheetHeight.ts'

it.each([
  [90, 'peek'],
  [200, 'peek'],
  [300, 'half'],
  [550, 'half'],
  [600, 'full'],
  [780, 'full'],
])('a sheet that is dragged to %d of 780 px settles at %s', (dragged, height) =>
  expect(nearestHeight(dragged, 780)).toBe(height),
)

it('arrow keys raise and lower the sheet, and stop at the ends', () => {
  expect(heightAfterKey('ArrowUp', 'peek')).toBe('half')
  expect(heightAfterKey('ArrowDown', 'full')).toBe('half')
  expect(heightAfterKey('ArrowUp', 'full')).toBeNull()
  expect(heightAfterKey('ArrowDown', 'peek')).toBeNull()
  expect(heightAfterKey('Enter', 'half')).toBeNull()
})
