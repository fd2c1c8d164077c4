import { writeXlsx } from 'hucre/xlsx'
import { wallClock } from '../format/wallClock.ts'

/** The value of a cell; null leaves it empty. */
export type Cell = string | number | null

/** What a workbook says beside its rows. */
export interface WorkbookTable {
  /** Name of the sheet with the rows. */
  name: string
  /** The heads of the columns. */
  heads: readonly string[]
  /** Indexes of the columns whose cells are instants as ISO 8601 texts; they become dates. */
  times: readonly number[]
  /** IANA time zone of the dates; undefined for that of the browser. */
  timeZone: string | undefined
  /** Name and lines of the first sheet, which says what the rows are. */
  about: { name: string; lines: readonly (readonly [label: string, value: Cell])[] }
}

const timeFormat = 'dd/mm/yyyy hh:mm:ss'
const bold = { font: { bold: true } }

/** Writes a table as XLSX with real numbers and dates, and with a first sheet that says what the rows are. */
export async function writeWorkbook(
  table: WorkbookTable,
  rows: readonly Cell[][],
): Promise<Uint8Array<ArrayBuffer>> {
  const clock = wallClock(table.timeZone)
  const isTime = new Set(table.times)
  const cells = rows.map((row) =>
    row.map((cell, at) =>
      isTime.has(at) ? dateOf(cell, clock) : typeof cell === 'string' ? plain(cell) : cell,
    ),
  )
  const file = await writeXlsx({
    activeSheet: 1,
    sheets: [
      {
        name: sheetName(table.about.name),
        columns: [{ width: 20, style: bold }, { width: 60 }],
        rows: table.about.lines.map(([label, value]) => [
          plain(label),
          typeof value === 'string' ? plain(value) : value,
        ]),
      },
      {
        name: sheetName(table.name),
        freezePane: { rows: 1 },
        columns: table.heads.map((head, at) => ({
          width: isTime.has(at) ? timeFormat.length + 1 : widthOf(head, rows, at),
          ...(isTime.has(at) && { numFmt: timeFormat }),
        })),
        rows: [table.heads.map(plain), ...cells],
        cells: new Map(table.heads.map((_, at) => [`0,${String(at)}`, { style: bold }])),
      },
    ],
  })
  return new Uint8Array(file)
}

/** Converts an instant to the date that a spreadsheet shows as local time, because its dates have no zone. */
function dateOf(cell: Cell, clock: (instant: string) => string): Date | Cell {
  if (typeof cell !== 'string') return cell
  const date = new Date(`${clock(cell).replace(' ', 'T')}Z`)
  return Number.isNaN(date.getTime()) ? plain(cell) : date
}

/** Excel reads `_x0041_` in a text as a character, so the underscore of such a text is written as one. */
function plain(text: string): string {
  return text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_').slice(0, LONGEST_TEXT)
}

/** Number of characters that a cell can have. */
const LONGEST_TEXT = 32_767
/** Number of rows that decide the width of a column. */
const MEASURED_ROWS = 500

function widthOf(head: string, rows: readonly Cell[][], at: number): number {
  const longest = rows
    .slice(0, MEASURED_ROWS)
    .reduce((width, row) => Math.max(width, String(row[at] ?? '').length), head.length)
  return Math.min(Math.max(longest + 2, 8), 60)
}

/** A sheet has a name of 1 to 31 characters, without some that have a meaning in formulas. */
function sheetName(name: string): string {
  return (
    name
      .replaceAll(/[[\]:*?/\\']/g, ' ')
      .trim()
      .slice(0, 31) || '1'
  )
}
