'use client'

import { useRef, useState } from 'react'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import type { DataColumn } from './DataColumn.ts'
import { type DataListProps, nounFor } from './DataListProps.ts'
import { useListTexts } from '../texts.ts'

interface ListExport<Row> extends Pick<DataListProps<Row>, 'rows' | 'noun' | 'onExport'> {
  columns: readonly DataColumn<Row>[]
}

/** The result of an export as a text for users. */
export interface ExportOutcome {
  text: string
  isFailure: boolean
}

/** Returns a function that exports rows as CSV, and the last result, which is null after the rows have changed. */
export function useListExport<Row>({ rows, columns, noun, onExport }: ListExport<Row>) {
  const list = useListTexts()
  const { number, timeZone } = useFormat()
  const [lastOutcome, setLastOutcome] = useState<(ExportOutcome & { rows: readonly Row[] }) | null>(null)
  const running = useRef(false)

  async function exportRows() {
    if (running.current) return
    running.current = true
    setLastOutcome(null)
    const fail = (text: string) => setLastOutcome({ rows, text, isFailure: true })
    try {
      const errorMessage = await errorMessageOf(onExport?.(rows))
      if (errorMessage !== null) return fail(errorMessage || list.exportFailed)
      const { exportCsv } = await import('./exportCsv.ts')
      const fileNoun = nounFor(noun, number(0))
      const name = await exportCsv({ rows, columns, noun: fileNoun, timeZone })
      setLastOutcome({ rows, text: list.exported(number(rows.length), name), isFailure: false })
    } catch {
      fail(list.exportFailed)
    } finally {
      running.current = false
    }
  }

  return { exportRows, outcome: lastOutcome?.rows === rows ? lastOutcome : null }
}

/** Returns the error message if the promise rejects; null if it is fulfilled. */
async function errorMessageOf(exporting: Promise<void> | undefined): Promise<string | null> {
  try {
    await exporting
    return null
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}
