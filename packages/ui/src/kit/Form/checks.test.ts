import { describe, expect, test } from 'vitest'
import { email, equalTo, indonesianPhone, required } from './checks.ts'

describe('required', () => {
  test('rejects an empty or blank value of a required field', () => {
    expect(required('')).toBe('required')
    expect(required('  \t')).toBe('required')
    expect(required(' 0 ')).toBeNull()
  })
})

describe('email', () => {
  test.each(['sari@armada.co.id', 'a+b@c.id'])('accepts the e-mail "%s"', (value) =>
    expect(email(value)).toBeNull(),
  )
  test.each([
    'sari',
    'sari@armada',
    'sari@@armada.id',
    'sari@armada..id',
    'sa ri@armada.id',
    '@armada.id',
    'a@armada.id,b@armada.id',
    '<sari@armada.id>',
  ])('rejects the e-mail "%s"', (value) => expect(email(value)).toBe('email'))
})

describe('indonesianPhone', () => {
  test.each(['0812-3456-7890', '+62 812 3456 7890', '62 812 3456789', '(021) 555-1234', '0899123456789'])(
    'accepts the phone number "%s"',
    (value) => expect(indonesianPhone(value)).toBeNull(),
  )
  test.each(['812', '00812345678', '+60 12 345 6789', '0812 34x6 789', '08123456789012345'])(
    'rejects the phone number "%s"',
    (value) => expect(indonesianPhone(value)).toBe('phone'),
  )
})

describe('equalTo', () => {
  test('equalTo accepts only a value with exactly the same characters', () => {
    expect(equalTo('rahasia 1')('rahasia 1')).toBeNull()
    expect(equalTo('rahasia 1')('rahasia 1 ')).toBe('equal')
  })
})
