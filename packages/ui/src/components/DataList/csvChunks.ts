import { csvCell } from './csvCell.ts'
import type { DataColumn } from './DataColumn.ts'

/** Rows that are written in one turn; a few milliseconds of work. */
const rowsATurn = 2000
// Excel reads UTF-8 only behind this mark.
const byteOrderMark = '\uFEFF'

/** The text of a CSV file piece by piece, heads first: semicolons between cells, as where the comma is the decimal sign. */
export function* csvChunks<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
): Generator<string, void> {
  yield byteOrderMark + csvLine(columns.map(({ label }) => label))
  for (let start = 0; start < rows.length; start += rowsATurn) {
    yield rows
      .slice(start, start + rowsATurn)
      .map((row) => csvLine(columns.map((column) => column.value(row))))
      .join('')
  }
}

function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(';')}\r\n`
}
