import { startSheetWorker } from '../../export/sheetWorker.ts'
import { readSheets, SheetError, type SheetFault, sheetLimits, type SheetRows } from './readSheets.ts'

/** Reads the visible sheets of a chosen file, in the worker if the app has set one. Throws `SheetError`. */
export async function readFile(file: File): Promise<SheetRows[]> {
  if (file.size > sheetLimits.bytes) throw new SheetError('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const worker = startSheetWorker()
  if (!worker) return readSheets(bytes)
  const read = Promise.withResolvers<SheetRows[]>()
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ sheets: SheetRows[] } | { fault: SheetFault }>) => {
      if ('fault' in data) read.reject(new SheetError(data.fault))
      else read.resolve(data.sheets)
    },
  )
  worker.addEventListener('error', () => read.reject(new SheetError('unreadable')))
  worker.postMessage({ file: bytes }, [bytes.buffer])
  try {
    return await read.promise
  } finally {
    worker.terminate()
  }
}
