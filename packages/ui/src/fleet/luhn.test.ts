import { expect, test } from 'vitest'
import { failsLuhn } from './checks.ts'

test('failsLuhn is false for a correct check digit', () => {
  expect(failsLuhn('490154203237518')).toBe(false)
  expect(failsLuhn('356938035643809')).toBe(false)
})

test('failsLuhn detects a mistyped digit and two swapped digits', () => {
  expect(failsLuhn('490154203237519')).toBe(true)
  expect(failsLuhn('490154203235718')).toBe(true)
})

test('failsLuhn is false for 14 or 16 digits, which have no check digit', () => {
  expect(failsLuhn('49015420323751')).toBe(false)
  expect(failsLuhn('4901542032375199')).toBe(false)
  expect(failsLuhn('')).toBe(false)
})
