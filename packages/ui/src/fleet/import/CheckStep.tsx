import type { ImportCheck, ImportColumn } from '@sikud/api'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import InputBase from '@mui/material/InputBase'
import Pagination from '@mui/material/Pagination'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { repairCell } from './repairCell.ts'
import { usePhone } from '../../hooks/usePhone.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { LONGEST_CELL, type ImportRows } from './findTable.ts'
import { useImportTexts } from './texts.ts'

interface CheckStepProps {
  input: ImportRows
  check: ImportCheck
  onBack: () => void
  /** Checks changed rows. Rejects if the check fails; the app shows the error. */
  onCheck: (input: ImportRows) => Promise<void>
  onStart: () => Promise<unknown>
}

type Filter = 'all' | ImportCheck['rows'][number]['state']

const filters: readonly Filter[] = ['error', 'new', 'changed', 'same', 'all']
/** The columns with short values. */
const narrow: ReadonlySet<ImportColumn> = new Set(['year', 'color'])
const ROWS_PER_PAGE = 25

/** Renders the third step: what the import would do with each row, with cells to correct right there. */
export function CheckStep({ input, check, onBack, onCheck, onStart }: CheckStepProps) {
  const texts = useImportTexts()
  const { number } = useFormat()
  const phone = usePhone()
  const [rows, setRows] = useState(input.rows)
  const [busy, setBusy] = useState<'check' | 'start' | null>(null)
  const counts = useMemo(() => {
    const all: Record<Filter, number> = { all: check.rows.length, new: 0, changed: 0, same: 0, error: 0 }
    for (const { state } of check.rows) all[state] += 1
    return all
  }, [check])
  const [filter, setFilter] = useState<Filter>(counts.error > 0 ? 'error' : 'all')
  const [page, setPage] = useState(1)
  // A row keeps its place in the table until the next check, also while its cells change.
  const shown = useMemo(
    () => check.rows.flatMap(({ state }, at) => (filter === 'all' || state === filter ? at : [])),
    [check, filter],
  )
  const isEdited = rows !== input.rows
  const usable = counts.new + counts.changed

  function run(kind: 'check' | 'start', work: () => Promise<unknown>) {
    setBusy(kind)
    work()
      .then(() => setPage(1))
      .catch(() => {})
      .finally(() => setBusy(null))
  }

  function edit(at: number, column: number, value: string) {
    setRows(rows.with(at, (rows[at] ?? []).with(column, value)))
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box
        component="fieldset"
        aria-label={texts.filter}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0 }}
      >
        {filters.map((one) => (
          <Chip
            key={one}
            component="button"
            aria-pressed={one === filter}
            label={`${texts.states[one]} ${number(counts[one])}`}
            variant={one === filter ? 'filled' : 'outlined'}
            color={one === filter ? 'primary' : 'default'}
            onClick={() => {
              setFilter(one)
              setPage(1)
            }}
          />
        ))}
      </Box>
      {shown.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{texts.noRows}</Typography>
      ) : (
        <TableContainer component={Paper} variant="outlined">
          <Table size="small" aria-label={texts.table}>
            {!phone && (
              <TableHead>
                <TableRow>
                  <TableCell>{texts.row}</TableCell>
                  <TableCell sx={{ minWidth: 220 }}>{texts.result}</TableCell>
                  {input.columns.map((column) => (
                    <TableCell key={column}>{texts.columns[column]}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
            )}
            <TableBody>
              {shown.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE).map((at) => (
                <CheckedRow
                  key={at}
                  input={input}
                  at={at}
                  cells={rows[at] ?? []}
                  checked={check.rows[at]}
                  onEdit={(column, value) => edit(at, column, value)}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {shown.length > ROWS_PER_PAGE && (
        <Pagination
          aria-label={texts.pages}
          count={Math.ceil(shown.length / ROWS_PER_PAGE)}
          page={page}
          onChange={(_event, next) => setPage(next)}
        />
      )}
      {counts.error > 0 && usable > 0 && !isEdited && (
        <Alert severity="warning">{texts.leftOut(number(counts.error))}</Alert>
      )}
      {usable === 0 && !isEdited && <Alert severity="info">{texts.nothing}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onBack} disabled={busy !== null}>
          {texts.back}
        </Button>
        {isEdited ? (
          <Button
            variant="contained"
            loading={busy === 'check'}
            onClick={() => run('check', () => onCheck({ ...input, rows }))}
          >
            {texts.checkAgain}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={usable === 0}
            loading={busy === 'start'}
            onClick={() => run('start', onStart)}
          >
            {texts.start(number(usable))}
          </Button>
        )}
      </Box>
    </Box>
  )
}

interface CheckedRowProps {
  input: ImportRows
  at: number
  cells: readonly string[]
  checked: ImportCheck['rows'][number] | undefined
  onEdit: (column: number, value: string) => void
}

/** Renders a row of the sheet. On phones its cells stand below each other, and only those that need a look. */
function CheckedRow({ input, at, cells, checked, onEdit }: CheckedRowProps) {
  const texts = useImportTexts()
  const phone = usePhone()
  const line = String(input.lines[at] ?? at + 1)
  const isEdited = cells !== input.rows[at]
  const { state = 'error', faults = [], changes = [] } = checked ?? {}
  const isWrong = (column: ImportColumn) => faults.some((fault) => fault.column === column)
  const isChanged = (column: ImportColumn) => changes.some((change) => change.column === column)
  const result = (
    <>
      <Typography variant="body2" component="div" sx={{ fontWeight: 600 }}>
        {phone && `${texts.row} ${line}: `}
        {isEdited ? texts.unchecked : texts.states[state]}
      </Typography>
      {!isEdited &&
        faults.map(({ column, message }) => (
          <Typography key={column} variant="body2" component="div" sx={{ color: 'error.main' }}>
            {texts.columns[column]}: {isLost(input, at, column) ? texts.imeiLostCell : message}
          </Typography>
        ))}
      {!isEdited &&
        changes.map(({ column, before }) => (
          <Typography key={column} variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {texts.change(texts.columns[column], before ?? texts.none)}
          </Typography>
        ))}
    </>
  )
  const cell = (column: ImportColumn, nth: number) => (
    <InputBase
      fullWidth
      value={cells[nth] ?? ''}
      onChange={({ target }) => onEdit(nth, target.value)}
      inputProps={{
        'aria-label': texts.cell(texts.columns[column], line),
        'aria-invalid': !isEdited && isWrong(column),
        maxLength: LONGEST_CELL,
      }}
      sx={{
        typography: 'body2',
        px: 1,
        border: 1,
        borderRadius: 1,
        borderColor: !isEdited && isWrong(column) ? 'error.main' : phone ? 'divider' : 'transparent',
        '&:hover:not(.Mui-focused)': { borderColor: 'text.secondary' },
        '&.Mui-focused': { borderColor: 'primary.main' },
      }}
    />
  )
  if (phone)
    return (
      <TableRow>
        <TableCell>
          {result}
          {input.columns.map(
            (column, nth) =>
              (nth === 0 || isWrong(column) || isChanged(column)) && (
                <Box key={column} sx={{ mt: 1 }}>
                  <Typography variant="body2" component="div" aria-hidden sx={{ color: 'text.secondary' }}>
                    {texts.columns[column]}
                  </Typography>
                  {cell(column, nth)}
                </Box>
              ),
          )}
        </TableCell>
      </TableRow>
    )
  return (
    <TableRow>
      <TableCell sx={{ color: 'text.secondary' }}>{line}</TableCell>
      <TableCell>{result}</TableCell>
      {input.columns.map((column, nth) => (
        <TableCell
          key={column}
          sx={{
            minWidth: narrow.has(column) ? 96 : 144,
            px: 1,
            bgcolor: !isEdited && isChanged(column) ? 'action.selected' : undefined,
          }}
        >
          {cell(column, nth)}
        </TableCell>
      ))}
    </TableRow>
  )
}

function isLost({ columns, rows }: ImportRows, at: number, column: string): boolean {
  return (
    column === 'imei' && repairCell('imei', rows[at]?.[columns.indexOf('imei')] ?? '').trap === 'imeiLost'
  )
}
