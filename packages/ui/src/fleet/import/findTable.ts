import type { ImportColumn, ImportKind } from '@sikud/api'
import { columnOfHeader } from './importColumns.ts'
import { SheetError, sheetLimits, type SheetRows } from './readSheets.ts'

/** The rows of a sheet below its header. */
export interface SheetTable {
  headers: string[]
  /** The column of each header; null if it is not imported. */
  columns: (ImportColumn | null)[]
  rows: { line: number; cells: string[] }[]
  /** Numbers of hidden rows among `rows`. */
  hidden: number[]
  merged: number
}

/** The rows of a sheet with the chosen columns. The cells are repaired. */
export interface ImportRows {
  columns: ImportColumn[]
  rows: string[][]
  /** Number of each row in the file. */
  lines: number[]
}

/** Number of characters that the server accepts in a cell. */
export const LONGEST_CELL = 200

/** Number of rows in which the header is searched: titles and a row of groups can stand above it. */
const HEADER_ROWS = 15

/**
 * Finds the table of an import: the sheet and the row with the most known headers. Without any known header, the first
 * row that is not empty is the header. Leaves out blank rows and repeated headers. `own` are the labels of the page,
 * `remembered` the columns that the user chose for headers before.
 */
export function findTable(
  sheets: readonly SheetRows[],
  kind: ImportKind,
  own: Partial<Record<ImportColumn, string>>,
  remembered: Record<string, ImportColumn | null> = {},
): SheetTable {
  const best = sheets
    .flatMap((sheet) =>
      sheet.rows.slice(0, HEADER_ROWS).map((row, at) => ({ sheet, at, columns: match(row) })),
    )
    .reduce<{ sheet: SheetRows; at: number; columns: (ImportColumn | null)[] } | null>(
      (found, one) => (found === null || count(one.columns) > count(found.columns) ? one : found),
      null,
    )
  if (!best) throw new SheetError('empty')
  const { sheet } = best
  const firstFull = sheet.rows.findIndex((row) => row.some((cell) => cell.trim() !== ''))
  const at = count(best.columns) === 0 ? firstFull : best.at
  const header = sheet.rows[at]
  if (!header) throw new SheetError('empty')
  const headers = header.map((cell) => cell.replaceAll(/\s+/g, ' ').trim())
  const repeated = JSON.stringify(headers)
  const rows = sheet.rows.slice(at + 1).flatMap((row, nth) => {
    const cells = headers.map((_, column) => cleanCell(row[column] ?? ''))
    const isBlank = cells.every((cell) => cell === '')
    return isBlank || JSON.stringify(cells) === repeated ? [] : [{ line: at + nth + 2, cells }]
  })
  if (rows.length === 0) throw new SheetError('empty')
  if (rows.length > sheetLimits.rows) throw new SheetError('tooManyRows')
  const lines = new Set(rows.map(({ line }) => line))
  return {
    headers,
    columns: match(header),
    rows,
    hidden: sheet.hidden.filter((line) => lines.has(line)),
    merged: sheet.merged,
  }

  /** Matches each column only once: the first of two headers with one meaning. */
  function match(row: readonly string[]): (ImportColumn | null)[] {
    const used = new Set<ImportColumn>()
    return row.map((cell) => {
      const chosen = remembered[cell.replaceAll(/\s+/g, ' ').trim()]
      const column = chosen === undefined ? columnOfHeader(kind, cell, own) : chosen
      if (column === null || used.has(column)) return null
      used.add(column)
      return column
    })
  }
}

function count(columns: readonly (ImportColumn | null)[]): number {
  return columns.filter((column) => column !== null).length
}

/** Cleans a cell: removes spaces around it, and the apostrophe and tab with which our export protects texts. */
function cleanCell(cell: string): string {
  const text = cell.replaceAll(/[\s\u00A0\u200B\uFEFF]+/gu, ' ').trim()
  return /^'\s*'*[=+\-@＝＋－＠]/u.test(text) ? text.slice(1) : text
}
