import type { SheetMessage } from './export/sheetWorker.ts'
import { type Cell, writeWorkbook } from './export/writeWorkbook.ts'

/** Writes one XLSX file for the page; the whole script of a worker that `setSheetWorker` starts. */
export function serveSheets(): void {
  const rows: Cell[][] = []
  addEventListener('message', ({ data }: MessageEvent<SheetMessage>) => {
    if ('rows' in data) rows.push(...data.rows)
    else
      writeWorkbook(data.table, rows).then(
        (file) => postMessage(file, { transfer: [file.buffer] }),
        () => postMessage(null),
      )
  })
}
