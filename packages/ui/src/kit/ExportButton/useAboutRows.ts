'use client'

import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useListTexts } from '../texts.ts'
import type { TableExport } from '../../export/exportTable.ts'

/** Lines of the first sheet that say what narrows and orders the rows; lines without a value are left out. */
export type ExportChoice = readonly (readonly [label: string, value: string | undefined])[]

/**
 * Returns a function that makes the first sheet of an XLSX file, which says what the rows are: their name, their number,
 * the time of the export, the time zone, and `choice`.
 */
export function useAboutRows() {
  const { exportSheet: texts } = useListTexts()
  const { dateTime, timeZone } = useFormat()
  return (what: string, count: number, choice: ExportChoice): TableExport<unknown>['about'] => ({
    name: texts.name,
    lines: [
      [texts.what, what],
      [texts.exportedAt, dateTime(new Date().toISOString())],
      [texts.timeZone, timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone],
      [texts.rows, count],
      ...choice.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    ],
  })
}
