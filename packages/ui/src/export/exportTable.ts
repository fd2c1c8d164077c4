import { byteOrderMark, csvLines } from './csv.ts'
import { downloadFile } from './downloadFile.ts'
import { writeSheets } from './sheetWorker.ts'
import { wallClock } from '../format/wallClock.ts'
import type { WorkbookTable } from './writeWorkbook.ts'

/** The kinds of file that an export can write. */
export type ExportFormat = 'xlsx' | 'csv'

/** A column of an exported table. */
export interface ExportColumn<Row> {
  label: string
  /** Returns the value of the cell; null leaves it empty. */
  value: (row: Row) => string | number | null
  /** Whether the values are instants as ISO 8601 texts. The file has them as times in `timeZone`. */
  isTime?: boolean
}

export interface TableExport<Row> {
  format: ExportFormat
  rows: readonly Row[]
  columns: readonly ExportColumn<Row>[]
  /** Plural noun for the rows, the name of their sheet. */
  noun: string
  /** Name of the file without its ending; by default the noun and the day. */
  fileName?: string
  /** IANA time zone; undefined for that of the browser. */
  timeZone: string | undefined
  /** The first sheet of an XLSX file, which says what the rows are. */
  about: WorkbookTable['about']
}

/** Saves rows as a file and returns its name. It yields between batches of rows, so that the page stays responsive. */
export async function exportTable<Row>({
  format,
  noun,
  timeZone,
  ...table
}: TableExport<Row>): Promise<string> {
  const { columns } = table
  const heads = columns.map(({ label }) => label)
  const batches = cellBatches(table)
  const name = table.fileName ?? datedName(noun, new Date(), timeZone)
  if (format === 'xlsx') {
    const times = columns.flatMap(({ isTime }, at) => (isTime === true ? at : []))
    const file = await writeSheets({ name: noun, heads, times, timeZone, about: table.about }, batches)
    downloadFile(`${name}.xlsx`, file)
    return `${name}.xlsx`
  }
  const clock = wallClock(timeZone)
  const parts = [byteOrderMark, csvLines([heads])]
  for await (const rows of batches) {
    for (const [at, { isTime }] of columns.entries()) {
      if (isTime === true) for (const row of rows) if (typeof row[at] === 'string') row[at] = clock(row[at])
    }
    parts.push(csvLines(rows))
  }
  downloadFile(`${name}.csv`, new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  return `${name}.csv`
}

/** Returns a file name without its ending, such as `perangkat-2026-11-21`, with the date in the user's time zone. */
export function datedName(noun: string, now: Date, timeZone: string | undefined): string {
  const words = noun.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  // The Swedish locale formats dates as ISO 8601.
  return [...words, now.toLocaleDateString('sv-SE', { timeZone })].join('-')
}

/** Number of rows in one batch. A batch takes a few milliseconds. */
const ROWS_PER_BATCH = 2000

async function* cellBatches<Row>({ rows, columns }: Pick<TableExport<Row>, 'rows' | 'columns'>) {
  for (let start = 0; start < rows.length; start += ROWS_PER_BATCH) {
    yield rows.slice(start, start + ROWS_PER_BATCH).map((row) => columns.map((column) => column.value(row)))
    await yieldToBrowser()
  }
}

/** Lets the browser handle events. It uses a message, because browsers throttle timers in hidden tabs. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
