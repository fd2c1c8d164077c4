import type { ImportRun } from '@sikud/api'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { exportTable } from '../../export/exportTable.ts'
import { useConfirm } from '../../kit/ConfirmDialog/ConfirmProvider.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { cardWidth } from '../../theme/shape.ts'
import type { ImportRows } from './findTable.ts'
import { useImportTexts } from './texts.ts'

interface ResultStepProps {
  run: ImportRun
  /** The imported rows; null after a reload of the page, then there is no file of refused rows. */
  input: ImportRows | null
  listTo: string
  onCancel: () => void
  onUndo?: (() => void) | undefined
  onRestart: () => void
}

/** Renders the last step: the progress of the import, then its counts and what can be done about the rest. */
export function ResultStep({ run, input, listTo, onCancel, onUndo, onRestart }: ResultStepProps) {
  const texts = useImportTexts()
  const { number, timeZone } = useFormat()
  const confirm = useConfirm()
  const { state, total, done, refused } = run
  if (state === 'running') {
    const label = texts.running(number(done), number(total))
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: cardWidth.narrow }}>
        <Typography component="output">{label}</Typography>
        <LinearProgress variant="determinate" value={(100 * done) / Math.max(1, total)} aria-label={label} />
        <Box>
          <Button variant="outlined" onClick={onCancel}>
            {texts.stop}
          </Button>
        </Box>
      </Box>
    )
  }

  async function download(rows: ImportRows) {
    await exportTable({
      format: 'xlsx',
      rows: refused,
      columns: [
        ...rows.columns.map((column, at) => ({
          label: texts.columns[column],
          value: ({ row }: ImportRun['refused'][number]) => rows.rows[row]?.[at] || null,
        })),
        {
          label: texts.reason,
          value: ({ faults }) =>
            faults.map(({ column, message }) => `${texts.columns[column]}: ${message}`).join(' '),
        },
      ],
      noun: texts.errorFileName,
      timeZone,
      about: { name: texts.result, lines: [[texts.refused(number(refused.length)), null]] },
    })
  }

  async function askToUndo(undo: () => void) {
    const effects = [
      ...(run.created > 0 ? [texts.createdGoes(number(run.created))] : []),
      ...(run.changed > 0 ? [texts.changedReturns(number(run.changed))] : []),
      texts.othersStay,
    ]
    if (
      await confirm({ text: effects.join(' '), confirm: texts.undo, cancel: texts.keep, destructive: true })
    )
      undo()
  }

  const counts = [
    texts.created(number(run.created)),
    texts.changedCount(number(run.changed)),
    ...(run.same > 0 ? [texts.sameCount(number(run.same))] : []),
    ...(refused.length > 0 ? [texts.refused(number(refused.length))] : []),
  ]
  const severity =
    state === 'failed' ? 'error' : refused.length > 0 || state === 'cancelled' ? 'warning' : 'success'
  const isUndoable = onUndo && run.change_id !== null && run.change_id !== undefined
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: cardWidth.narrow }}>
      <Alert severity={severity}>
        <strong>{texts.ended[state]}</strong>
        {counts.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {isUndoable && <div>{texts.undoHelp}</div>}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" href={listTo}>
          {texts.toList}
        </Button>
        {refused.length > 0 && input && (
          <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void download(input)}>
            {texts.errorFile}
          </Button>
        )}
        {isUndoable && (
          <Button variant="outlined" onClick={() => void askToUndo(onUndo)}>
            {texts.undo}
          </Button>
        )}
        <Button onClick={onRestart}>{texts.again}</Button>
      </Box>
    </Box>
  )
}
