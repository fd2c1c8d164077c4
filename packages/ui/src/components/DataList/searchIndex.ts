import type { DataColumn } from './DataColumn.ts'

const separators = /[\s.\-()]+/gu

/** Prepares one lower-case text a row, in the order of `rows`; a value with spaces or dashes also goes in without them. */
export function buildSearchIndex<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]): string[] {
  return rows.map((row) => {
    let text = ''
    for (const column of columns) {
      const value = column.value(row)
      if (value === null || value === '') continue
      const lower = String(value).toLowerCase()
      const compact = lower.replace(separators, '')
      text += compact === lower ? `${lower}\n` : `${lower}\n${compact}\n`
    }
    return text
  })
}

/** Makes the test for an indexed text: all words of the search occur, or the search written without gaps does. */
export function searchTest(search: string): ((indexed: string) => boolean) | null {
  const lower = search.trim().toLowerCase()
  if (lower === '') return null
  const words = lower.split(/\s+/u)
  const compact = lower.replace(separators, '')
  return (indexed) =>
    words.every((word) => indexed.includes(word)) || (compact !== '' && indexed.includes(compact))
}
