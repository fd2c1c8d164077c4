import { expect, it } from 'vitest'
import { steppedTo } from './SearchPanel.tsx'

it('steppedTo wraps around both ends', () => {
  expect(steppedTo('ArrowDown', 0, 3)).toBe(1)
  expect(steppedTo('ArrowDown', 2, 3)).toBe(0)
  expect(steppedTo('ArrowUp', 0, 3)).toBe(2)
  expect(steppedTo('ArrowUp', 2, 3)).toBe(1)
})

it('steppedTo returns the first index for Home, the last for End', () => {
  expect(steppedTo('Home', 2, 3)).toBe(0)
  expect(steppedTo('End', 0, 3)).toBe(2)
})
