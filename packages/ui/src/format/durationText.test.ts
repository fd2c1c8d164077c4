import { expect, test } from 'vitest'
import { durationText } from './durationText.ts'

const words = { days: 'hari', hours: 'jam', minutes: 'mnt', none: 'kurang dari 1 mnt' }

test.each([
  [59_000, 'kurang dari 1 mnt'],
  [14 * 60_000, '14 mnt'],
  [134 * 60_000, '2 jam 14 mnt'],
  [120 * 60_000, '2 jam'],
  [(3 * 24 + 4) * 3_600_000 + 5 * 60_000, '3 hari 4 jam'],
])('formats %d ms as %s', (ms, text) => {
  expect(durationText(ms, words).replaceAll('\u00A0', ' ')).toBe(text)
})
