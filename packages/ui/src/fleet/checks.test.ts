import { describe, expect, test } from 'vitest'
import { firstFault, type FieldCheck } from '../kit/Form/checks.ts'
import { ruleChecks } from '../kit/Form/useRule.ts'
import { checks } from './__generated__/checks.ts'
import { email, imeiDigits, indonesianPhone, newPassword, plate, yearUntil } from './checks.ts'

describe('imeiDigits', () => {
  test.each(['35693803564380', '356938035643809', '3569380356438091', ' 356938035643809 '])(
    'accepts the IMEI "%s"',
    (value) => {
      expect(imeiDigits(value)).toBeNull()
    },
  )

  test.each(['3569380356438', '35693803564380912', '35693803564380A', '356938-035643809', '٣٥٦٩٣٨٠٣٥٦٤٣٨٠'])(
    'rejects the IMEI "%s"',
    (value) => {
      expect(imeiDigits(value)).toBe('imei')
    },
  )
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

describe('plate', () => {
  test.each(['B 9123 KXA', 'ab4421qz', 'DK 1', 'F 8841 WT', 'B-1-AA'])('accepts the plate "%s"', (value) =>
    expect(plate(value)).toBeNull(),
  )
  test.each(['9123 KXA', 'B 0123 AB', 'BCD 1 A', 'B 12345', 'B 1 ABCD'])('rejects the plate "%s"', (value) =>
    expect(plate(value)).toBe('plate'),
  )
})

describe('yearUntil', () => {
  const check = yearUntil(2027)
  test.each(['1950', '2027', ''])('accepts the year "%s"', (value) => expect(check(value)).toBeNull())
  test.each(['1949', '2028', '21', '20x1'])('rejects the year "%s"', (value) =>
    expect(check(value)).toBe('year'),
  )
})

describe('newPassword', () => {
  test.each(['', '12345678', '🚚'.repeat(8), 'x'.repeat(128)])('accepts the length of "%s"', (value) =>
    expect(newPassword(value)).toBeNull(),
  )
  test.each(['1234567', '🚚'.repeat(7)])('"%s" is too short', (value) =>
    expect(newPassword(value)).toBe('passwordShort'),
  )
  test('more than 128 characters are too long', () =>
    expect(newPassword('x'.repeat(129))).toBe('passwordLong'))
})

test('the rules of the contract and the checks of the forms reject the same texts', () => {
  const pairs: [FieldCheck, FieldCheck[]][] = [
    [email, ruleChecks(checks.email, 'id')],
    [imeiDigits, ruleChecks(checks.imei, 'id')],
    [indonesianPhone, ruleChecks(checks.phone, 'id')],
    [newPassword, ruleChecks(checks.password, 'id')],
    [plate, ruleChecks(checks.plate, 'id')],
    [yearUntil(2027), ruleChecks({ ...checks.vehicleYear, maximum: 2027, multipleOf: 1 }, 'id')],
  ]
  const texts = ['', 'sari@armada.id', '356938035643809', '0812-3456-7890', ' B 1234 ABC ', '🚚'.repeat(8)]
  for (const text of [...texts, 'x', '1949', '2027', '2028', '2026,5', ' 12345 ', 'y'.repeat(129)]) {
    for (const [check, rule] of pairs) {
      expect(firstFault(text, rule) !== null, text).toBe(check(text) !== null)
    }
  }
})
