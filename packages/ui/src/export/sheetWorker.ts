import type { Cell, WorkbookTable } from './writeWorkbook.ts'

/**
 * A message to the worker: a batch of rows, or, after the last batch, the table; then the worker writes the file. Or a
 * file that the worker reads.
 */
export type SheetMessage = { rows: Cell[][] } | { table: WorkbookTable } | { file: Uint8Array<ArrayBuffer> }

let createWorker: (() => Worker) | undefined

/**
 * Sets how exports start the worker that writes XLSX files; its script calls `serveSheets` of `@sikud/ui/sheet-worker`.
 * Without it the page itself writes them, and does not respond while it writes a long list.
 */
export function setSheetWorker(create: () => Worker): void {
  createWorker = create
}

/** Starts a worker that reads or writes one file; undefined if the app has not set one. */
export function startSheetWorker(): Worker | undefined {
  return createWorker?.()
}

/** Writes a table as XLSX, in the worker if the app has set one. `batches` are its rows. */
export async function writeSheets(table: WorkbookTable, batches: AsyncIterable<Cell[][]>): Promise<Blob> {
  const file = createWorker ? await inWorker(createWorker(), table, batches) : await inPage(table, batches)
  return new Blob([file], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
}

async function inPage(table: WorkbookTable, batches: AsyncIterable<Cell[][]>) {
  const rows: Cell[][] = []
  for await (const batch of batches) rows.push(...batch)
  const { writeWorkbook } = await import('./writeWorkbook.ts')
  return writeWorkbook(table, rows)
}

async function inWorker(worker: Worker, table: WorkbookTable, batches: AsyncIterable<Cell[][]>) {
  const written = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  // Handles a worker that fails while the rows are still sent; the `await` below reports it.
  written.promise.catch(() => {})
  worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | null>) => {
    if (data === null) written.reject(new Error('The worker could not write the file.'))
    else written.resolve(data)
  })
  worker.addEventListener('error', () => written.reject(new Error('The worker did not start.')))
  const send = (message: SheetMessage) => worker.postMessage(message) // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker has no origin
  try {
    for await (const rows of batches) send({ rows })
    send({ table })
    return await written.promise
  } finally {
    worker.terminate()
  }
}
