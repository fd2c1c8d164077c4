import type { ImportCheck, ImportColumn, ImportKind, ImportRun } from '../../models.ts'
import { id, number, orNull, record, rows, text, word } from './reader.ts'

const column = word<ImportColumn>()
const fault = record<ImportRun['refused'][number]['faults'][number]>({ column, message: text })

/** Reads the check of the rows of a sheet. */
export const importCheck = record<ImportCheck>({
  rows: rows(
    record<ImportCheck['rows'][number]>({
      state: word(),
      faults: rows(fault),
      changes: rows(record({ column, before: orNull(text), after: orNull(text) })),
    }),
  ),
})

/** Reads the progress of an import. */
export const importRun = record<ImportRun>({
  id,
  kind: word<ImportKind>(),
  state: word(),
  total: number,
  done: number,
  created: number,
  changed: number,
  same: number,
  refused: rows(record({ row: number, faults: rows(fault) })),
  change_id: orNull(id),
})
