import { decodeText, readCsv } from './readCsv.ts'

/** A sheet of a file as texts. */
export interface SheetRows {
  name: string
  rows: string[][]
  /** Numbers of hidden rows, the first row is 1. */
  hidden: number[]
  /** Number of merged ranges, whose value all their cells get. */
  merged: number
}

/** What a file must not exceed. */
export const sheetLimits = {
  bytes: 20 * 1024 * 1024,
  unpacked: 100 * 1024 * 1024,
  rows: 10_000,
  columns: 100,
}

/** Why a file cannot be read. */
export type SheetFault = 'tooLarge' | 'unreadable' | 'oldExcel' | 'empty' | 'tooManyRows'

export class SheetError extends Error {
  readonly fault: SheetFault

  constructor(fault: SheetFault, cause?: unknown) {
    super(`The sheet cannot be read: ${fault}.`, { cause })
    this.fault = fault
  }
}

/** Rows beyond the limit that a reader reads, so that a longer sheet is noticed. They cover titles and headers. */
const SPARE_ROWS = 20

/** Reads the visible sheets of an XLSX or CSV file. Throws `SheetError`. */
export async function readSheets(bytes: Uint8Array): Promise<SheetRows[]> {
  if (bytes.length > sheetLimits.bytes) throw new SheetError('tooLarge')
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new SheetError('oldExcel')
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readXlsxSheets(bytes)
  return readText(decodeText(bytes))
}

/** Reads cells that were pasted, or the text of a CSV file. */
export function readText(text: string): SheetRows[] {
  const rows = readCsv(text.replace(/^\uFEFF/, ''), sheetLimits.rows + SPARE_ROWS)
  return [{ name: '', rows: rows.map((row) => row.slice(0, sheetLimits.columns)), hidden: [], merged: 0 }]
}

async function readXlsxSheets(bytes: Uint8Array): Promise<SheetRows[]> {
  if (unpackedSize(bytes) > sheetLimits.unpacked) throw new SheetError('tooLarge')
  try {
    const { readXlsx } = await import('hucre/xlsx')
    const book = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => hidden !== true && veryHidden !== true,
      maxRows: sheetLimits.rows + SPARE_ROWS,
      readStyles: true,
    })
    return book.sheets.map(({ name, rows, rowDefs, merges = [] }) => {
      const texts = rows.map((row) => row.slice(0, sheetLimits.columns).map(textOf))
      for (const { startRow, startCol, endRow, endCol } of merges) {
        const value = texts[startRow]?.[startCol] ?? ''
        for (let row = startRow; row <= Math.min(endRow, texts.length - 1); row++) {
          const cells = texts[row] ?? []
          for (let col = startCol; col <= Math.min(endCol, sheetLimits.columns - 1); col++) cells[col] = value
        }
      }
      const hidden = [...(rowDefs ?? [])].flatMap(([at, row]) => (row.hidden === true ? at + 1 : []))
      return { name, rows: texts, hidden, merged: merges.length }
    })
  } catch (error) {
    throw new SheetError('unreadable', error)
  }
}

/** Returns the sum of the unpacked sizes that the directory of a ZIP file names; infinite if it has none. */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== 0x06_05_4b_50) end -= 1
  if (end < 0) return Infinity
  let at = view.getUint32(end + 16, true)
  let sum = 0
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02_01_4b_50) return Infinity
    sum += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return sum
}

function textOf(value: string | number | boolean | Date | null | undefined): string {
  if (value === null || value === undefined) return ''
  // The dates of a spreadsheet have no zone; the reader returns them as UTC.
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(0) : String(value)
  return String(value)
}
