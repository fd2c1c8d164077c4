import { describe, expect, test } from 'vitest'
import { externalMapHref } from './externalMapHref.ts'

const template = 'https://maps.example/search?query={lat},{lng}'

describe('externalMapHref', () => {
  test('writes coordinates with six decimals into the URL template', () => {
    expect(externalMapHref(template, -6.19508, 106.82302)).toBe(
      'https://maps.example/search?query=-6.195080,106.823020',
    )
  })

  test('writes small numbers without an exponent', () => {
    expect(externalMapHref(template, 1e-9, 106)).toBe('https://maps.example/search?query=0.000000,106.000000')
  })

  test('returns null for NaN and for a URL that is not http(s)', () => {
    expect(externalMapHref(template, Number.NaN, 106)).toBeNull()
    expect(externalMapHref('javascript:alert({lat})', 1, 2)).toBeNull()
    expect(externalMapHref('peta', 1, 2)).toBeNull()
  })
})
