import { assert, option, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exportName } from './exportTrip.ts'

describe('exportName', () => {
  test('the file name contains the plate and the start in the time zone of the user', () => {
    expect(exportName('B 9114 TCN', '2026-11-20T00:24:10Z', 'Asia/Jakarta')).toBe(
      'SIKUD_B-9114-TCN_2026-11-20_0724',
    )
  })

  test('the file name keeps an invalid start unchanged, and leaves out missing parts', () => {
    expect(exportName(undefined, 'kemarin', 'Asia/Jakarta')).toBe('SIKUD_kemarin')
    expect(exportName(undefined, null, 'Asia/Jakarta')).toBe('SIKUD')
  })

  test('the file name is valid on every file system', () => {
    assert(
      property(
        option(string({ unit: 'binary' }), { nil: undefined }),
        option(string({ unit: 'binary' })),
        (plate, start) => {
          expect(exportName(plate, start, 'Asia/Jakarta')).toMatch(/^SIKUD[\w-]{0,90}$/)
        },
      ),
      { numRuns: 500 },
    )
  })
})
