import { csvChunks } from './csvChunks.ts'
import type { DataColumn } from './DataColumn.ts'

interface CsvExport<Row> {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  /** What a row is, in the plural: the first part of the file's name. */
  noun: string
  /** IANA name; the browser's own when absent. */
  timeZone: string | undefined
}

/** Hands rows to the browser as a file, and answers its name; the page stays usable meanwhile. */
export async function exportCsv<Row>({ rows, columns, noun, timeZone }: CsvExport<Row>): Promise<string> {
  const parts: string[] = []
  for (const part of csvChunks(rows, columns)) {
    parts.push(part)
    await nextTurn()
  }
  const name = csvFileName(noun, new Date(), timeZone)
  download(name, new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  return name
}

/** `perangkat-2026-11-21.csv`, by the day of the user's zone. */
export function csvFileName(noun: string, now: Date, timeZone: string | undefined): string {
  const words = noun.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  // Sweden writes its dates as ISO 8601 does.
  return `${[...words, now.toLocaleDateString('sv-SE', { timeZone })].join('-')}.csv`
}

function download(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser still reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Lets the browser paint and answer; a message is not slowed down in a hidden tab, as a timer is. */
function nextTurn(): Promise<void> {
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
