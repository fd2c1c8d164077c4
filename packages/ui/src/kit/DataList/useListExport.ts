'use client'

import { useRef, useState } from 'react'
import type { ExportFormat } from '../../export/exportTable.ts'
import { type ExportChoice, useAboutRows } from '../ExportButton/useAboutRows.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import type { DataColumn } from './DataColumn.ts'
import { type DataListProps, nounFor } from './DataListProps.ts'
import { useListTexts } from '../texts.ts'

type Exported = 'rows' | 'noun' | 'onExport' | 'exportMark' | 'loadAll'

interface ListExport<Row> extends Pick<DataListProps<Row>, Exported> {
  columns: readonly DataColumn<Row>[]
  /** Accessible name of the list. */
  label: string
  choice: ExportChoice
}

/** The result of an export as a text for users. */
export interface ExportOutcome {
  text: string
  isFailure: boolean
}

/**
 * Returns a function that exports the given rows, by default all, and its last result; null after the rows have changed.
 */
export function useListExport<Row>({ rows, columns, noun, label, choice, ...props }: ListExport<Row>) {
  const { onExport, exportMark: mark, loadAll } = props
  const list = useListTexts()
  const { number, timeZone } = useFormat()
  const aboutRows = useAboutRows()
  const [lastOutcome, setLastOutcome] = useState<(ExportOutcome & { rows: readonly Row[] }) | null>(null)
  const running = useRef(false)

  async function exportRows(format: ExportFormat, selected?: readonly Row[]) {
    if (running.current) return
    running.current = true
    setLastOutcome(null)
    const fail = (text: string) => setLastOutcome({ rows, text, isFailure: true })
    try {
      const exported = selected ?? (await loadAll?.().catch(messageOf)) ?? rows
      if (typeof exported === 'string') return fail(exported || list.exportFailed)
      const refusal = await onExport?.(exported).then(() => null, messageOf)
      if (typeof refusal === 'string') return fail(refusal || list.exportFailed)
      const { exportTable } = await import('../../export/exportTable.ts')
      const isMarked = mark !== undefined && exported.some((row) => mark.value(row) !== null)
      const name = await exportTable({
        format,
        rows: exported,
        columns: isMarked ? [...columns, mark] : columns,
        noun: nounFor(noun, number(0)),
        timeZone,
        about: aboutRows(label, exported.length, [
          ...choice,
          [list.exportSheet.selection, selected && list.exportSheet.onlySelected],
        ]),
      })
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
