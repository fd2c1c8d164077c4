import { describe, expect, test } from 'vitest'
import { firstFault } from './checks.ts'
import { ruleChecks, type FieldRule } from './useRule.ts'

function fault(rule: FieldRule, text: string, value?: unknown) {
  return firstFault(text, ruleChecks(rule, 'id'), undefined, value)
}

describe('ruleChecks', () => {
  test('accepts an empty text, which only `required` rejects', () => {
    expect(fault({ pattern: /^\d+$/u, minLength: 3, minimum: 5, multipleOf: 1 }, '')).toBeNull()
    expect(fault({ pattern: /^\d+$/u, minimum: 5, multipleOf: 1 }, ' ')).toBeNull()
  })

  test('compares a text without the spaces around it with the pattern', () => {
    expect(fault({ pattern: '^\\d{4}$' }, ' 2026 ')).toBeNull()
    expect(fault({ pattern: /^\d{4}$/u }, '202')).toBe('pattern')
  })

  test('counts an emoji as one character', () => {
    expect(fault({ minLength: 2, maxLength: 3 }, '🚚')).toBe('minLength')
    expect(fault({ minLength: 2, maxLength: 3 }, '🚚🚚🚚')).toBeNull()
    expect(fault({ minLength: 2, maxLength: 3 }, '🚚🚚🚚🚚')).toBe('maxLength')
  })

  test('reads a typed number as the language writes it', () => {
    expect(fault({ minimum: 1000 }, '1.250')).toBeNull()
    expect(fault({ maximum: 1000 }, '1.250')).toBe('maximum')
    expect(fault({ maximum: 1000 }, '12,5')).toBeNull()
    expect(fault({ maximum: 1000 }, 'dua')).toBe('number')
    expect(fault({ maximum: 1000 }, '1e2')).toBe('number')
  })

  test('takes the value of a number field as it is', () => {
    expect(fault({ maximum: 1000 }, '1.125', 1.125)).toBeNull()
    expect(fault({ minimum: 0 }, '-1', -1)).toBe('minimum')
  })

  test('accepts a multiple in spite of the error of floating-point numbers', () => {
    expect(fault({ multipleOf: 0.1 }, '0.3', 0.1 + 0.2)).toBeNull()
    expect(fault({ multipleOf: 1 }, '12.5', 12.5)).toBe('multipleOf')
  })
})
