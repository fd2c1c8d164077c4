import { describe, expect, test } from 'vitest'
import { numberOf, numberText } from './numberText.ts'

describe('numberOf', () => {
  test.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['12,', 12],
    [',5', 0.5],
    ['1.250', 1250],
    ['1.250.000', 1_250_000],
    ['1.250,75', 1250.75],
    ['1250,75', 1250.75],
    ['0.125', 0.125],
    ['-3', -3],
    ['−3', -3],
    [' 1 250 ', 1250],
    ['12.500,-', 12_500],
  ])('reads the Indonesian "%s" as %d', (text, number) => {
    expect(numberOf(text, 'id')).toBe(number)
  })

  test('reads a comma of thousands in English, and a decimal comma where it can be nothing else', () => {
    expect(numberOf('1,250.5', 'en')).toBe(1250.5)
    expect(numberOf('1,250', 'en')).toBe(1250)
    expect(numberOf('12,5', 'en')).toBe(12.5)
  })

  test('reads the separators of other languages', () => {
    expect(numberOf('1.250,5', 'de')).toBe(1250.5)
    expect(numberOf('1\u202F250,5', 'fr')).toBe(1250.5)
  })

  test.each([
    '',
    '-',
    ',',
    'dua',
    '1,2,3',
    '1.2.3',
    '1.25.000',
    '1e5',
    '0x10',
    'Infinity',
    '5 kg',
    '9'.repeat(17),
  ])('is null for "%s"', (text) => {
    expect(numberOf(text, 'id')).toBeNull()
  })
})

describe('numberText', () => {
  test('has no separators of thousands in an input, and keeps all decimals', () => {
    expect(numberText(1250.125, 'id')).toBe('1250,125')
    expect(numberText(1250.125, 'en')).toBe('1250.125')
    expect(numberText(0.1 + 0.2, 'id')).toBe('0,30000000000000004')
    expect(numberOf(numberText(1250.125, 'id'), 'id')).toBe(1250.125)
  })

  test('has separators of thousands in a message, but not in a year', () => {
    expect(numberText(10_080, 'id', 'message')).toBe('10.080')
    expect(numberText(1950, 'id', 'message')).toBe('1950')
  })
})
