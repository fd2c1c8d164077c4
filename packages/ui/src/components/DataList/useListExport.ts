'use client'

import { useRef, useState } from 'react'
import { list as indonesian } from '../../locales/id/list.ts'
import { useTextsOf } from '../../locales/LocaleContext.ts'
import { useFormat } from '../../locales/useFormat.ts'
import type { DataColumn } from './DataColumn.ts'

interface ListExport<Row> {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  noun: string
}

/** Exports rows as CSV; `outcome` holds the result until other rows show. */
export function useListExport<Row>({ rows, columns, noun }: ListExport<Row>) {
  const list = useTextsOf('list', indonesian)
  const { number, timeZone } = useFormat()
  const [said, setSaid] = useState<{ rows: readonly Row[]; text: string } | null>(null)
  const running = useRef(false)

  async function exportRows() {
    if (running.current) return
    running.current = true
    setSaid(null)
    try {
      const { exportCsv } = await import('./exportCsv.ts')
      const name = await exportCsv({ rows, columns, noun, timeZone })
      setSaid({ rows, text: list.exported(number(rows.length), name) })
    } catch {
      setSaid({ rows, text: list.exportFailed })
    } finally {
      running.current = false
    }
  }

  return { exportRows, outcome: said?.rows === rows ? said.text : '' }
}
