import type { ImportColumn, ImportKind } from '@sikud/api'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import type { SheetTable } from './findTable.ts'
import { columnsOf, keyColumn } from './importColumns.ts'
import { repairCell } from './repairCell.ts'
import { usePhone } from '../../hooks/usePhone.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { cardWidth } from '../../theme/shape.ts'
import { useImportTexts } from './texts.ts'

interface ColumnStepProps {
  kind: ImportKind
  table: SheetTable
  onBack: () => void
  /** Checks the rows with these columns. Rejects if the check fails; the app shows the error. */
  onNext: (columns: (ImportColumn | null)[]) => Promise<void>
}

/** Renders the second step: which header of the file is which column, and what the file has that users must know. */
export function ColumnStep({ kind, table, onBack, onNext }: ColumnStepProps) {
  const texts = useImportTexts()
  const { number } = useFormat()
  const phone = usePhone()
  const [columns, setColumns] = useState(table.columns)
  const [isChecking, setChecking] = useState(false)
  const traps = columns.flatMap((column, at) =>
    column === null ? [] : table.rows.flatMap(({ cells }) => repairCell(column, cells[at] ?? '').trap ?? []),
  )
  const repaired = traps.filter((trap) => trap === 'repaired').length
  const lost = traps.length - repaired
  const chosen = columns.filter((column) => column !== null)
  const notes = [
    texts.rowsRead(number(table.rows.length)),
    ...(table.hidden.length > 0 ? [texts.hidden(number(table.hidden.length))] : []),
    ...(table.merged > 0 ? [texts.merged] : []),
    ...(repaired > 0 ? [texts.repaired(number(repaired))] : []),
    ...(lost > 0 ? [texts.imeiLost(number(lost))] : []),
    texts.emptyCells,
  ]
  const fault = !chosen.includes(keyColumn[kind])
    ? texts.keyMissing(texts.columns[keyColumn[kind]])
    : new Set(chosen).size < chosen.length
      ? texts.twice
      : null

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: cardWidth.wide }}>
      <Alert severity={lost > 0 ? 'warning' : 'info'}>
        {notes.map((note) => (
          <div key={note}>{note}</div>
        ))}
      </Alert>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{texts.header}</TableCell>
              {!phone && <TableCell>{texts.sample}</TableCell>}
              <TableCell>{texts.column}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {table.headers.map((header, at) => {
              const sample = table.rows.find(({ cells }) => cells[at])?.cells[at] ?? ''
              if (header === '' && sample === '') return null
              return (
                <TableRow key={`${String(at)} ${header}`}>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {header || texts.noHeader}
                    {phone && <Box sx={{ color: 'text.secondary' }}>{sample}</Box>}
                  </TableCell>
                  {!phone && (
                    <TableCell sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{sample}</TableCell>
                  )}
                  <TableCell sx={{ width: phone ? 180 : 220, px: phone ? 1 : 2 }}>
                    <MuiTextField
                      select
                      size="small"
                      fullWidth
                      value={columns[at] ?? ''}
                      slotProps={{
                        select: {
                          SelectDisplayProps: { 'aria-label': texts.columnOf(header || texts.noHeader) },
                          displayEmpty: true,
                        },
                      }}
                      onChange={({ target }) => {
                        const column = columnsOf[kind].find((one) => one === target.value) ?? null
                        setColumns(columns.with(at, column))
                      }}
                    >
                      <MenuItem value="">{texts.unused}</MenuItem>
                      {columnsOf[kind].map((column) => (
                        <MenuItem key={column} value={column}>
                          {texts.columns[column]}
                        </MenuItem>
                      ))}
                    </MuiTextField>
                  </TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      </Box>
      {fault !== null && <Alert severity="warning">{fault}</Alert>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button
          variant="contained"
          disabled={fault !== null}
          loading={isChecking}
          onClick={() => {
            setChecking(true)
            onNext(columns).catch(() => setChecking(false))
          }}
        >
          {texts.check}
        </Button>
      </Box>
    </Box>
  )
}
