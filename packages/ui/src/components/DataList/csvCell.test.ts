import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvCell } from './csvCell.ts'

describe('csvCell', () => {
  test.each([
    ['356938035643809', '"356938035643809\t"'],
    ['08123456789', '"08123456789\t"'],
    ['0812-3456-7890', '"0812-3456-7890\t"'],
    ['1E5', '"1E5\t"'],
    ['3/4', '"3/4\t"'],
    ['10.30', '"10.30\t"'],
    ['Mar-21', '"Mar-21\t"'],
    ['3 Mei 2026', '"3 Mei 2026\t"'],
  ])('keeps %s a text by a tab behind it', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+62 812-3456-7890', "'+62 812-3456-7890"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['\t=1', `"'\t=1"`],
    [' =1', "' =1"],
    ["'=1", "''=1"],
  ])('makes no formula of %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  test.each(['2021', '-5', '-5,25', 'Pelacak', 'Maria', "Jum'at", 'B1234XYZ', 'budi@armada.id', ''])(
    'leaves %j as it is',
    (text) => expect(csvCell(text)).toBe(text),
  )

  test('doubles quotes, and quotes what separates', () => {
    expect(csvCell('Truk "besar"; 2\r\nban')).toBe('"Truk ""besar""; 2\r\nban"')
  })

  test('writes numbers with a decimal comma, and nothing for what is none', () => {
    expect([1234.5, -6.2, 0, Number.NaN, Infinity, null].map(csvCell)).toEqual([
      '1234,5',
      '-6,2',
      '0',
      '',
      '',
      '',
    ])
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Number(csvCell(value).replace(',', '.'))).toBeCloseTo(value)
      }),
    )
  })

  test('is quick with a long text of digits', () => {
    expect(csvCell(`${'1 '.repeat(50_000)}x`)).toContain('1 1')
  })
})
