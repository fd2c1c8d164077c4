import type { SheetMessage } from './export/sheetWorker.ts'
import { type Cell, writeWorkbook } from './export/writeWorkbook.ts'
import { readSheets, SheetError } from './fleet/import/readSheets.ts'

/** Reads or writes one file for the page; the whole script of a worker that `setSheetWorker` starts. */
export function serveSheets(): void {
  const rows: Cell[][] = []
  addEventListener('message', ({ data }: MessageEvent<SheetMessage>) => {
    if ('rows' in data) rows.push(...data.rows)
    else if ('file' in data)
      readSheets(data.file).then(
        (sheets) => postMessage({ sheets }),
        (error: unknown) => postMessage({ fault: error instanceof SheetError ? error.fault : 'unreadable' }),
      )
    else
      writeWorkbook(data.table, rows).then(
        (file) => postMessage(file, { transfer: [file.buffer] }),
        () => postMessage(null),
      )
  })
}
