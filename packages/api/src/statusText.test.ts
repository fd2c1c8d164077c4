import { describe, expect, it } from 'vitest'
import { statusText } from './statusText.ts'

describe('statusText', () => {
  it.each([
    [{ text: 'Bergerak' }, 'Bergerak'],
    ['Parkir', 'Parkir'],
    [3, '3'],
    [0, '0'],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('returns, for %j, %j', (status, text) => {
    expect(statusText(status)).toBe(text)
  })
})
