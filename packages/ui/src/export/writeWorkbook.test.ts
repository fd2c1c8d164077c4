import { readXlsx } from 'hucre/xlsx'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cell, type WorkbookTable, writeWorkbook } from './writeWorkbook.ts'

const table: WorkbookTable = {
  name: 'kendaraan',
  heads: ['Plat', 'Kecepatan', 'Terakhir'],
  times: [2],
  timeZone: 'Asia/Jakarta',
  about: {
    name: 'Keterangan',
    lines: [
      ['Isi', 'Daftar Kendaraan'],
      ['Jumlah baris', 2],
    ],
  },
}

async function written(rows: Cell[][], changes: Partial<WorkbookTable> = {}) {
  const book = await readXlsx(await writeWorkbook({ ...table, ...changes }, rows), { readStyles: true })
  const [about, sheet] = book.sheets
  if (!about || !sheet) throw new Error('A sheet is missing.')
  return { about, sheet, active: book.activeSheet }
}

test('writes numbers, texts and the times of the zone, below heads that stay in view', async () => {
  const { sheet, active } = await written([
    ['B 1 AB', 12.5, '2026-11-20T17:30:00Z'],
    ['B 2 AB', null, null],
  ])
  expect(sheet.name).toBe('kendaraan')
  expect(active).toBe(1)
  expect(sheet.freezePane).toMatchObject({ rows: 1 })
  expect(sheet.rows).toEqual([
    ['Plat', 'Kecepatan', 'Terakhir'],
    ['B 1 AB', 12.5, new Date('2026-11-21T00:30:00Z')],
    ['B 2 AB', null, null],
  ])
})

test('says in the first sheet what the rows are', async () => {
  const { about } = await written([])
  expect(about.name).toBe('Keterangan')
  expect(about.rows).toEqual([
    ['Isi', 'Daftar Kendaraan'],
    ['Jumlah baris', 2],
  ])
})

test('writes a time that it cannot read as text', async () => {
  const { sheet } = await written([['B 1 AB', 0, 'kemarin']])
  expect(sheet.rows[1]).toEqual(['B 1 AB', 0, 'kemarin'])
})

test('gives sheets a name that Excel accepts', async () => {
  const { sheet } = await written([], { name: `a/b:c [d] ${'x'.repeat(40)}` })
  expect(sheet.name).toMatch(/^a b c {2}d {2}x+$/)
  expect(sheet.name).toHaveLength(31)
  expect((await written([], { name: '//' })).sheet.name).toBe('1')
})

const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '=1+1',
    '+62 812-3456-7890',
    '-6.2',
    '@SUM(A1)',
    '350000000000127',
    '08123',
    '_x0041_',
    "'a",
    ' a ',
  ),
)

test('every text comes back as it was, never as a formula or a number', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(texts, texts), { minLength: 1, maxLength: 8 }), async (rows) => {
      const { sheet } = await written(rows, { heads: ['a', 'b'], times: [] })
      const back = sheet.rows.slice(1).map((row) => [row[0] ?? '', row[1] ?? ''])
      expect(back).toEqual(rows.map((row) => row.map((text) => text.toWellFormed())))
    }),
    { numRuns: 200 },
  )
})
