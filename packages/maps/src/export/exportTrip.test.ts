import { assert, option, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exportName } from './exportTrip.ts'

describe('exportName', () => {
  test('holds the plate and the start in the zone of the user', () => {
    expect(exportName('B 9114 TCN', '2026-11-20T00:24:10Z', 'Asia/Jakarta')).toBe(
      'SIKUD_B-9114-TCN_2026-11-20_0724',
    )
  })

  test('writes a start that cannot be read as it comes, and leaves out what there is not', () => {
    expect(exportName(undefined, 'kemarin', 'Asia/Jakarta')).toBe('SIKUD_kemarin')
    expect(exportName(undefined, null, 'Asia/Jakarta')).toBe('SIKUD')
  })

  test('holds nothing that a file system refuses', () => {
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
