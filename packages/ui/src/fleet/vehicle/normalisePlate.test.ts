import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plate } from '../checks.ts'
import { normalisePlate } from './normalisePlate.ts'

test.each([
  ['b9123kxa', 'B 9123 KXA'],
  [' ab-4421  qz ', 'AB 4421 QZ'],
  ['dk 1', 'DK 1'],
  ['Ｂ１２３４ｘｙｚ\u200b', 'B 1234 XYZ'],
  ['Toyota 7', 'TOYOTA 7'],
  ['', ''],
])('normalisePlate writes "%s" as "%s"', (typed, written) => {
  expect(normalisePlate(typed)).toBe(written)
})

test('normalisePlate is idempotent and keeps a plate valid', () => {
  const plates = fc.stringMatching(/^[a-z]{1,2}[ -]?[1-9][0-9]{0,3}[ .]?[a-z]{0,3}$/u)
  fc.assert(
    fc.property(plates, (typed) => {
      const once = normalisePlate(typed)
      expect(normalisePlate(once)).toBe(once)
      expect(plate(once)).toBeNull()
    }),
  )
})
