import { expect, it } from 'vitest'
import { heightAfterKey, nearestHeight } from './sheetHeight.ts'

it.each([
  [90, 'peek'],
  [200, 'peek'],
  [300, 'half'],
  [550, 'half'],
  [600, 'full'],
  [780, 'full'],
])('nearestHeight after a drag to %d px, with 780 px available, is %s', (dragged, height) =>
  expect(nearestHeight(dragged, 780)).toBe(height),
)

it('in a low window, nearestHeight and heightAfterKey open the sheet whole or close it', () => {
  expect(nearestHeight(40, 160, true)).toBe('peek')
  expect(nearestHeight(90, 160, true)).toBe('full')
  expect(heightAfterKey('ArrowUp', 'peek', true)).toBe('full')
  expect(heightAfterKey('ArrowDown', 'half', true)).toBe('peek')
  expect(heightAfterKey('ArrowUp', 'half', true)).toBeNull()
  expect(heightAfterKey('ArrowDown', 'peek', true)).toBeNull()
})

it('heightAfterKey raises and lowers the sheet with arrow keys, and is null if a key changes nothing', () => {
  expect(heightAfterKey('ArrowUp', 'peek')).toBe('half')
  expect(heightAfterKey('ArrowDown', 'full')).toBe('half')
  expect(heightAfterKey('ArrowUp', 'full')).toBeNull()
  expect(heightAfterKey('ArrowDown', 'peek')).toBeNull()
  expect(heightAfterKey('Enter', 'half')).toBeNull()
})
