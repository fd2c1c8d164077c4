import { expect, test } from 'vitest'
import { en } from './en.ts'
import { id } from './id.ts'

test('both languages have the same keys', () => {
  expect(Object.keys(en)).toEqual(Object.keys(id))
})

test('the texts that the product fixes are the same in form in both languages', () => {
  for (const key of ['play', 'pause', 'speed', 'playbackControl', 'loadingSessions'] as const) {
    expect(en[key]).toBe(id[key])
  }
})
