import { describe, expect, test } from 'vitest'
import { firstFault, required } from '../kit/Form/checks.ts'
import { imeiDigits, plate, yearUntil } from './checks.ts'

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

describe('plate', () => {
  test.each(['B 9123 KXA', 'ab4421qz', 'DK 1', 'F 8841 WT'])('accepts the plate "%s"', (value) =>
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

describe('firstFault', () => {
  test('returns the first failed check', () => {
    expect(firstFault('', [required, imeiDigits])).toBe('required')
    expect(firstFault('12', [required, imeiDigits])).toBe('imei')
  })

  test('accepts the stored value of a record even if it fails a check', () => {
    expect(firstFault('gpx-track-7', [required, imeiDigits], 'gpx-track-7')).toBeNull()
    expect(firstFault('', [required], null)).toBeNull()
    expect(firstFault('gpx-track-8', [required, imeiDigits], 'gpx-track-7')).toBe('imei')
  })

  test('checks every value of a new record, which has no stored value', () => {
    expect(firstFault('', [required], undefined)).toBe('required')
  })
})
