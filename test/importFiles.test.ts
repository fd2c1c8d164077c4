import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findTable } from '../packages/ui/src/fleet/import/findTable.ts'
import { readSheets } from '../packages/ui/src/fleet/import/readSheets.ts'
import { repairCell } from '../packages/ui/src/fleet/import/repairCell.ts'

/** The same 300 vehicles, saved by LibreOffice as XLSX and CSV (Windows-1252), and in the dialect of Google Sheets. */
const files = [
  'kendaraan-excel.xlsx',
  'kendaraan-tanggal.xlsx',
  'kendaraan-libreoffice.csv',
  'kendaraan-google.csv',
]

async function rowsOf(file: string) {
  const bytes = readFileSync(new URL(`../apps/dashboard/e2e/records/importFiles/${file}`, import.meta.url))
  const { columns, rows } = findTable(await readSheets(new Uint8Array(bytes)), 'vehicle', {})
  expect(columns).toEqual(['plate', 'brand', 'type', 'year', 'color', 'depot'])
  return rows.map(({ cells }) =>
    cells.map((cell, at) => {
      const column = columns[at]
      return column ? repairCell(column, cell).value : cell
    }),
  )
}

describe('sheets of vehicles', () => {
  it.each(files)('%s has the same 300 rows', async (file) => {
    const rows = await rowsOf(file)
    expect(rows).toHaveLength(300)
    expect(rows).toEqual(await rowsOf('kendaraan-google.csv'))
    expect(rows[0]).toEqual(['B 9300 IMP', 'Toyota', 'Avanza', '2015', 'Putih', 'Depo Cakung'])
  })
})
