import { describe, expect, test } from 'vitest'
import { csvCell, csvLines } from './csv.ts'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { datedName } from './exportTable.ts'

const lateEvening = new Date('2026-11-20T17:30:00Z')

test('datedName contains the date in the given time zone', () => {
  expect(datedName('perangkat', lateEvening, 'Asia/Jakarta')).toBe('perangkat-2026-11-21')
  expect(datedName('perangkat', lateEvening, 'UTC')).toBe('perangkat-2026-11-20')
})

test('datedName joins words with hyphens', () => {
  expect(datedName('Hak akses / peran', lateEvening, 'UTC')).toBe('hak-akses-peran-2026-11-20')
})

type Row = readonly (string | number | null)[]

function write(rows: readonly Row[], width: number): string {
  const heads = Array.from({ length: width }, (_, at) => `Kolom ${at + 1}`)
  return csvLines([heads, ...rows])
}

function read(file: string): string[][] {
  return parse(file, { bom: true, delimiter: ';', record_delimiter: '\r\n' })
}

const guarded = /^['\s\0]*[=+\-@＝＋－＠]|^'*[\t\r\n\0]/u // oxlint-disable-line no-control-regex -- a cell must not begin with these characters

/** Removes the mark that the export added: an apostrophe at the start or a tab at the end. */
function unmarked(cell: string): string {
  const inner = cell.slice(1)
  return cell.startsWith("'") && guarded.test(inner) ? inner : cell.replace(/\t$/u, '')
}

const dangerous = fc
  .tuple(
    fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' =', "'=", '＝', '\0'),
    fc.string({ unit: 'grapheme' }),
  )
  .map(([start, rest]) => start + rest)
const misread = fc.oneof(
  fc.stringMatching(/^\d{1,20}$/u),
  fc.constantFrom('0812-3456-7890', '1E5', '3/4', '10:30', '1.234', 'Mar-21', '3 Mei', '2026-11-21'),
)
const delimiters = fc.stringMatching(/^[";,\r\n ']*[a-z]$/u)
const texts = fc
  .oneof(fc.string({ unit: 'grapheme' }), dangerous, misread, delimiters)
  .filter((text) => !text.endsWith('\t'))
const widths = fc.integer({ min: 2, max: 5 })
const tables = widths.chain((width) =>
  fc.array(fc.array(texts, { minLength: width, maxLength: width }), { maxLength: 12 }),
)

describe('csvLines', () => {
  test('the CSV file parses back to the same rows, apart from the added tabs and apostrophes', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const [, ...cells] = read(write(rows, rows[0]?.length ?? 2))
        expect(cells.map((row) => row.map(unmarked))).toEqual(rows)
      }),
      { numRuns: 1000 },
    )
  })

  test('has no cell that starts like a formula', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        for (const cell of read(write(rows, rows[0]?.length ?? 2)).flat()) {
          expect(cell).toSatisfy(
            (text: string) => !/^\s*[=+\-@]/u.test(text) || /^-\d+([.,]\d+)?$/u.test(text),
          )
          expect(cell).not.toMatch(/^[\t\r\n]/u)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('separates cells by semicolons, and ends lines with CRLF', () => {
    expect(write([['Kembang Sari', 12.5]], 2)).toBe('Kolom 1;Kolom 2\r\nKembang Sari;12,5\r\n')
  })

  test('keeps all rows of a large list in order', () => {
    const rows = Array.from({ length: 10_001 }, (_, at) => [at, `baris ${at}`])
    expect(read(write(rows, 2)).slice(1)).toEqual(rows.map(([at, text]) => [`${at}`, text]))
  })
})

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
  ])('adds a tab to %s, so that Excel keeps the text', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  test.each([
    ['=1+1', "'=1+1"],
    [`=cmd|' /C calc'!A0`, `'=cmd|' /C calc'!A0`],
    ['+62 812-3456-7890', "'+62 812-3456-7890"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['\t=1', `"'\t=1"`],
    [' =1', "' =1"],
    ["'=1", "''=1"],
  ])('A12 adds an apostrophe to %j, so that it is no formula', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  test.each(['2021', '-5', '-5,25', 'Pelacak', 'Maria', "Jum'at", 'B1234XYZ', 'budi@armada.id', ''])(
    'does not change the cell %j',
    (text) => expect(csvCell(text)).toBe(text),
  )

  test('doubles quotes, and quotes cells with separators', () => {
    expect(csvCell('Truk "besar"; 2\r\nban')).toBe('"Truk ""besar""; 2\r\nban"')
  })

  test('writes numbers with a decimal comma, and an empty cell for NaN and infinity', () => {
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

  test('handles a long text of digits quickly', () => {
    expect(csvCell(`${'1 '.repeat(50_000)}x`)).toContain('1 1')
  })
})
