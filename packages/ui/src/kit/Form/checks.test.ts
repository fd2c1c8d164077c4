import { describe, expect, test } from 'vitest'
import { equalTo, firstFault, required } from './checks.ts'

describe('required', () => {
  test('rejects an empty or blank value of a required field', () => {
    expect(required('')).toBe('required')
    expect(required('  \t')).toBe('required')
    expect(required(' 0 ')).toBeNull()
  })
})

describe('equalTo', () => {
  test('equalTo accepts only a value with exactly the same characters', () => {
    expect(equalTo('rahasia 1')('rahasia 1')).toBeNull()
    expect(equalTo('rahasia 1')('rahasia 1 ')).toBe('equal')
  })
})

describe('firstFault', () => {
  test('returns the first failed check', () => {
    expect(firstFault('', [required, equalTo('1234')])).toBe('required')
    expect(firstFault('12', [required, equalTo('1234')])).toBe('equal')
  })

  test('accepts the stored value of a record even if it fails a check', () => {
    expect(firstFault('gpx-track-7', [required, equalTo('1234')], 'gpx-track-7')).toBeNull()
    expect(firstFault('', [required], null)).toBeNull()
    expect(firstFault('gpx-track-8', [required, equalTo('1234')], 'gpx-track-7')).toBe('equal')
  })

  test('checks every value of a new record, which has no stored value', () => {
    expect(firstFault('', [required], undefined)).toBe('required')
  })
})
