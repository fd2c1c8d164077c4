import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { csvLines } from '../../export/csv.ts'
import { writeWorkbook } from '../../export/writeWorkbook.ts'
import { findTable } from './findTable.ts'
import { decodeText, readCsv } from './readCsv.ts'
import { readSheets, readText, unpackedSize } from './readSheets.ts'
import { repairCell } from './repairCell.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('readCsv', () => {
  test.each([
    ['semicolons', 'Nopol;Merk\r\nB 1 A;Toyota\r\n'],
    ['commas', 'Nopol,Merk\nB 1 A,Toyota'],
    ['tabs, as pasted', 'Nopol\tMerk\nB 1 A\tToyota\n'],
    ['a line that names the delimiter', 'sep=|\nNopol|Merk\nB 1 A|Toyota'],
  ])('reads %s', (_case, text) => {
    expect(readCsv(text, 10)).toEqual([
      ['Nopol', 'Merk'],
      ['B 1 A', 'Toyota'],
    ])
  })

  test('reads quotes, and delimiters and lines in them', () => {
    expect(readCsv('a;"b ""c"";\nd";e\n', 10)).toEqual([['a', 'b "c";\nd', 'e']])
  })

  test('stops after the most rows', () => {
    expect(readCsv('a\nb\nc\n', 2)).toHaveLength(2)
  })
})

test('decodeText reads UTF-8 with and without its mark, UTF-16 and Windows-1252', () => {
  expect(decodeText(bytesOf('\uFEFFé'))).toBe('é')
  expect(decodeText(bytesOf('é'))).toBe('é')
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0xe9, 0))).toBe('é')
  expect(decodeText(Uint8Array.of(0xe9, 0x80))).toBe('é€')
})

describe('readSheets', () => {
  test('reads numbers, dates, merged cells and hidden rows of XLSX', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Data',
          rows: [
            ['Nopol', 'IMEI', 'Tahun', 'Depo'],
            ['B 1 A', 356938035643809, new Date('2021-02-01T00:00:00Z'), 'Cakung'],
            ['B 2 A', '0812', 2020, null],
          ],
          merges: [{ startRow: 1, startCol: 3, endRow: 2, endCol: 3 }],
          rowDefs: new Map([[2, { hidden: true }]]),
        },
        { name: 'Rahasia', hidden: true, rows: [['x']] },
      ],
    })
    expect(await readSheets(file)).toEqual([
      {
        name: 'Data',
        rows: [
          ['Nopol', 'IMEI', 'Tahun', 'Depo'],
          ['B 1 A', '356938035643809', '2021-02-01', 'Cakung'],
          ['B 2 A', '0812', '2020', 'Cakung'],
        ],
        hidden: [3],
        merged: 1,
      },
    ])
  })

  test('refuses files that unpack to too much, old Excel files, and broken ones', async () => {
    const file = await writeXlsx({ sheets: [{ name: 'a', rows: [['x'.repeat(1000)]] }] })
    expect(unpackedSize(file)).toBeGreaterThan(1000)
    const bomb = new Uint8Array(file)
    const view = new DataView(bomb.buffer)
    for (let at = 0; at < bomb.length - 4; at++) {
      if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, 2 ** 31, true)
    }
    await expect(readSheets(bomb)).rejects.toMatchObject({ fault: 'tooLarge' })
    await expect(readSheets(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))).rejects.toMatchObject({
      fault: 'oldExcel',
    })
    await expect(readSheets(bytesOf('PK not a file'))).rejects.toMatchObject({ fault: 'tooLarge' })
  })
})

describe('findTable', () => {
  const labels = { plate: 'Nopol' }

  test('finds the header below a title and a row of groups, in either language', () => {
    const [sheet] = readText(
      'Data armada\n\nKendaraan,,Depo\nNo. Polisi*,Brand,Cabang\nB 1 A,Toyota,Pusat\n,,\n',
    )
    expect(findTable(sheet ? [sheet] : [], 'vehicle', labels)).toMatchObject({
      headers: ['No. Polisi*', 'Brand', 'Cabang'],
      columns: ['plate', 'brand', 'depot'],
      rows: [{ line: 5, cells: ['B 1 A', 'Toyota', 'Pusat'] }],
    })
  })

  test('leaves out repeated headers, and remembers columns', () => {
    const sheets = readText('Nopol;Kode\nB 1 A;x\nNopol;Kode\nB 2 A;y')
    const table = findTable(sheets, 'vehicle', labels, { Kode: 'color' })
    expect(table.rows.map(({ line }) => line)).toEqual([2, 4])
    expect(table.columns).toEqual(['plate', 'color'])
  })

  test('reads our own exports, and undoes what protects their texts', async () => {
    const texts = ['=1+1', '+62 812-3456-7890', '-6.2', '@a', "'=1", "Jum'at", '08123456789']
    const csv = readText(`\uFEFF${csvLines([['Nopol'], ...texts.map((text) => [text])])}`)
    expect(findTable(csv, 'vehicle', labels).rows.map(({ cells }) => cells[0])).toEqual(texts)
    const about = { name: 'Keterangan', lines: [['Isi', 'Daftar']] as const }
    const table = { name: 'kendaraan', heads: ['Nopol', 'Merk'], times: [], timeZone: undefined, about }
    const book = await readSheets(
      await writeWorkbook(
        table,
        texts.map((text) => [text, null]),
      ),
    )
    // A workbook needs no apostrophe; one in front of a formula comes from a CSV file that Excel saved.
    const unmarked = texts.map((text) => (text === "'=1" ? '=1' : text))
    expect(findTable(book, 'vehicle', labels).rows.map(({ cells }) => cells[0])).toEqual(unmarked)
  })

  test('refuses sheets without rows, and too many rows', () => {
    expect(() => findTable(readText('Nopol\n'), 'vehicle', labels)).toThrow(/empty/)
    expect(() => findTable(readText(''), 'vehicle', labels)).toThrow(/empty/)
    const many = Array.from({ length: 20_002 }, (_, at) => `B ${at} A`).join('\n')
    expect(() => findTable(readText(`Nopol\n${many}`), 'vehicle', labels)).toThrow(/tooManyRows/)
  })
})

describe('repairCell', () => {
  test.each([
    ['phone', '81234567890', '081234567890'],
    ['phone', '6281234567890', '+6281234567890'],
    ['sim', '81234567890.0', '081234567890'],
    ['imei', '10928004237426', '010928004237426'],
    ['imei', '356938035643809.0', '356938035643809'],
    ['year', '01/02/2021', '2021'],
    ['year', '2021-02-01', '2021'],
    ['year', '44228', '2021'],
    ['year', '2021.0', '2021'],
  ] as const)('repairs the %s %s', (column, text, value) => {
    expect(repairCell(column, text)).toEqual({ value, trap: 'repaired' })
  })

  test.each([
    ['phone', '0812-3456-7890'],
    ['imei', '35693803564380'],
    ['year', '2021'],
    ['plate', '44228'],
  ] as const)('keeps the %s %s', (column, text) => {
    expect(repairCell(column, text)).toEqual({ value: text, trap: null })
  })

  test.each(['3.5E+14', '3,56938E+14'])('names the lost digits of the IMEI %s', (text) => {
    expect(repairCell('imei', text)).toEqual({ value: text, trap: 'imeiLost' })
  })
})
