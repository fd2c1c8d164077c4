'use client'

import { useRef, useState } from 'react'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import type { DataColumn } from './DataColumn.ts'
import { type DataListProps, nounFor } from './DataListProps.ts'
import { useListTexts } from '../texts.ts'

type Exported = 'rows' | 'noun' | 'onExport' | 'exportMark' | 'loadAll'

interface ListExport<Row> extends Pick<DataListProps<Row>, Exported> {
  columns: readonly DataColumn<Row>[]
}

/** The result of an export as a text for users. */
export interface ExportOutcome {
  text: string
  isFailure: boolean
}

/** Returns a function that exports rows as CSV, and the last result, which is null after the rows have changed. */
export function useListExport<Row>({ rows, columns, noun, ...props }: ListExport<Row>) {
  const { onExport, exportMark: mark, loadAll } = props
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
      const exported = (await loadAll?.().catch(messageOf)) ?? rows
      if (typeof exported === 'string') return fail(exported || list.exportFailed)
      const refusal = await onExport?.(exported).then(() => null, messageOf)
      if (typeof refusal === 'string') return fail(refusal || list.exportFailed)
      const { exportCsv } = await import('./exportCsv.ts')
      const fileNoun = nounFor(noun, number(0))
      const isMarked = mark !== undefined && exported.some((row) => mark.value(row) !== null)
      const written = isMarked ? [...columns, mark] : columns
      const name = await exportCsv({ rows: exported, columns: written, noun: fileNoun, timeZone })
      setLastOutcome({ rows, text: list.exported(number(exported.length), name), isFailure: false })
    } catch {
      fail(list.exportFailed)
    } finally {
      running.current = false
    }
  }

  return { exportRows, outcome: lastOutcome?.rows === rows ? lastOutcome : null }
}

/** Returns the message of an error, or an empty text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
