import { expect, test } from 'vitest'
import { en } from './en.ts'
import { id } from './id.ts'

test('the English texts that the specification fixes are the same in both languages', () => {
  for (const key of ['play', 'pause', 'speed', 'playbackControl', 'loadingSessions'] as const) {
    expect(en[key]).toBe(id[key])
  }
})
