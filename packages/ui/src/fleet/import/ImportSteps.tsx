'use client'

import type { ImportCheck, ImportColumn, ImportInput, ImportKind, ImportRun } from '@sikud/api'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useState } from 'react'
import { useStored } from '../../hooks/useStored.ts'
import { findTable, LONGEST_CELL, type ImportRows, type SheetTable } from './findTable.ts'
import { repairCell } from './repairCell.ts'
import { SheetError, type SheetRows } from './readSheets.ts'
import { usePhone } from '../../hooks/usePhone.ts'
import { CheckStep } from './CheckStep.tsx'
import { ColumnStep } from './ColumnStep.tsx'
import { ResultStep } from './ResultStep.tsx'
import { SourceStep, type ImportChoices } from './SourceStep.tsx'
import { useImportTexts } from './texts.ts'

export interface ImportStepsProps {
  /** The kinds of rows that the user may import. */
  kinds: readonly ImportKind[]
  kind: ImportKind
  onKindChange: (kind: ImportKind) => void
  /** Loads the values that the template lists. */
  loadChoices: () => Promise<ImportChoices>
  /** Checks the rows on the server. */
  onCheck: (input: ImportInput) => Promise<ImportCheck>
  /** Starts the import of the rows. */
  onStart: (input: ImportInput) => Promise<unknown>
  /** The progress of the started import; null before it. */
  run: ImportRun | null
  onCancel: () => void
  /** Undoes the import that has ended; without it, there is no such button. */
  onUndo?: (() => void) | undefined
  /** Forgets the import, for the next file. */
  onRestart: () => void
  /** URL of the list with the imported records. */
  listTo: string
}

type Remembered = Partial<Record<ImportKind, Record<string, ImportColumn | null>>>

/** Renders the import of a sheet in four steps: file, columns, check and import. */
export function ImportSteps(props: ImportStepsProps) {
  const { kind, run, onCheck, onStart, onRestart } = props
  const texts = useImportTexts()
  const phone = usePhone()
  const [remembered, remember] = useStored<Remembered>('importColumns', JSON.parse, {})
  const [table, setTable] = useState<SheetTable | null>(null)
  const [input, setInput] = useState<ImportRows | null>(null)
  const [check, setCheck] = useState<ImportCheck | null>(null)
  const step = run ? 3 : input && check ? 2 : table ? 1 : 0

  if (props.kinds.length === 0) return <Alert severity="info">{texts.noAccess}</Alert>

  async function runCheck(next: ImportRows) {
    const checked = await onCheck({ kind, columns: next.columns, rows: next.rows })
    setInput(next)
    setCheck(checked)
  }

  function restart() {
    setTable(null)
    setInput(null)
    setCheck(null)
    onRestart()
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Stepper activeStep={step} alternativeLabel={phone}>
        {texts.steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {step === 0 && (
        <SourceStep
          {...props}
          onSheets={(sheets: readonly SheetRows[]) => {
            const found = findTable(sheets, kind, texts.columns, remembered[kind])
            if (found.rows.length === 0) throw new SheetError('empty')
            setTable(found)
          }}
        />
      )}
      {step === 1 && table && (
        <ColumnStep
          kind={kind}
          table={table}
          onBack={() => setTable(null)}
          onNext={async (columns) => {
            const choices = Object.fromEntries(
              table.headers.flatMap((header, at) => (header ? [[header, columns[at] ?? null]] : [])),
            )
            remember({ ...remembered, [kind]: { ...remembered[kind], ...choices } })
            setTable({ ...table, columns })
            await runCheck(rowsOf({ ...table, columns }))
          }}
        />
      )}
      {step === 2 && input && check && (
        <CheckStep
          input={input}
          check={check}
          onBack={() => setCheck(null)}
          onCheck={runCheck}
          onStart={() => onStart({ kind, columns: input.columns, rows: input.rows })}
        />
      )}
      {run && (
        <ResultStep
          run={run}
          input={input}
          listTo={props.listTo}
          onCancel={props.onCancel}
          onUndo={props.onUndo}
          onRestart={restart}
        />
      )}
    </Box>
  )
}

/** Returns the cells of the chosen columns, with what a spreadsheet did to them undone. */
function rowsOf({ columns, rows }: SheetTable): ImportRows {
  const used = columns.flatMap((column, at) => (column === null ? [] : [{ column, at }]))
  return {
    columns: used.map(({ column }) => column),
    rows: rows.map(({ cells }) =>
      used.map(({ column, at }) => repairCell(column, cells[at] ?? '').value.slice(0, LONGEST_CELL)),
    ),
    lines: rows.map(({ line }) => line),
  }
}
