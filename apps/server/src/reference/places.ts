import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parse } from 'csv-parse/sync'

const require = createRequire(import.meta.url)

/** A province, regency, district or village; `parent` is the id of the next larger area, 0 for a province. */
export interface Place {
  id: number
  parent: number
  name: string
}

/**
 * The four levels, largest areas first. A file has the columns code, code of the parent (not for provinces) and name.
 */
export const placeLevels = [
  { table: 'province', parent: null, file: 'provinces.csv' },
  { table: 'regency', parent: 'province_id', file: 'regencies.csv' },
  { table: 'district', parent: 'regency_id', file: 'districts.csv' },
  { table: 'village', parent: 'district_id', file: 'villages.csv' },
] as const

/** Reads one level from the package `idn-area-data` (ODbL); ids are the official codes without their dots. */
export async function readPlaces(file: string): Promise<Place[]> {
  const manifest = require.resolve('idn-area-data/package.json')
  const text = await readFile(join(dirname(manifest), 'data', file), 'utf8')
  const rows: string[][] = parse(text, { fromLine: 2, skipEmptyLines: true })
  return rows.map((row) => ({
    id: idOf(row[0]),
    parent: row.length > 2 ? idOf(row[1]) : 0,
    name: row.at(-1) ?? '',
  }))
}

function idOf(code = ''): number {
  return Number(code.replaceAll('.', ''))
}
