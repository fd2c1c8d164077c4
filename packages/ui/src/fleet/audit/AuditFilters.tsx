import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { AuditEntry, User } from '@sikud/api'
import { useState } from 'react'
import { exportCsv } from '../../kit/DataList/exportCsv.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { actionOf, actorOf, changesText, subjectOf } from './describeEntry.ts'
import { useAuditTexts } from './texts.ts'

/** The chosen filters of the audit log; `from` and `to` are days (`YYYY-MM-DD`), both included. */
export interface AuditChoice {
  /** Id of the user who acted. */
  actor?: string
  action?: string
  subject?: string
  from?: string
  to?: string
}

interface AuditFiltersProps {
  choice: AuditChoice
  /** The users to choose from; if undefined, there is no filter by user. */
  actors?: readonly Pick<User, 'id' | 'name'>[] | undefined
  onChoose: (choice: AuditChoice) => void
  onExport?: (() => Promise<readonly AuditEntry[]>) | undefined
}

/** On phones, two filters share a row. */
const fields = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  flexWrap: 'wrap',
  gap: 1.5,
  mb: 2,
  alignItems: 'center',
  '& > .MuiTextField-root': { minWidth: 0, maxWidth: { sm: 220 } },
}

/** Returns whether any filter is chosen. */
export function isFiltered(choice: AuditChoice): boolean {
  return Object.values(choice).some((value) => value !== undefined && value !== '')
}

/** Renders the filters of the audit log and the button that exports it. */
export function AuditFilters({ choice, actors, onChoose, onExport }: AuditFiltersProps) {
  const texts = useAuditTexts()
  const field = (name: keyof AuditChoice) => ({
    size: 'small' as const,
    label: texts[name],
    value: choice[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => {
      const { [name]: _, ...rest } = choice
      onChoose(target.value === '' ? rest : { ...rest, [name]: target.value })
    },
  })
  const native = { select: { native: true }, inputLabel: { shrink: true } }
  return (
    <Box sx={fields}>
      {actors && (
        <TextField select slotProps={native} {...field('actor')}>
          <Options options={actors.map(({ id, name }) => [String(id), name])} />
        </TextField>
      )}
      <TextField select slotProps={native} {...field('action')}>
        <Options options={capitalised(texts.actions)} />
      </TextField>
      <TextField select slotProps={native} {...field('subject')}>
        <Options options={capitalised(texts.subjects)} />
      </TextField>
      <TextField type="date" slotProps={{ inputLabel: { shrink: true } }} {...field('from')} />
      <TextField type="date" slotProps={{ inputLabel: { shrink: true } }} {...field('to')} />
      {onExport && <ExportButton onExport={onExport} />}
    </Box>
  )
}

type Option = readonly [value: string, label: string]

function capitalised(words: Record<string, string>): Option[] {
  return Object.entries(words).map(([value, label]) => [
    value,
    label.charAt(0).toUpperCase() + label.slice(1),
  ])
}

function Options({ options }: { options: readonly Option[] }) {
  const { all } = useAuditTexts()
  return (
    <>
      <option value="">{all}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  )
}

function ExportButton({ onExport }: { onExport: () => Promise<readonly AuditEntry[]> }) {
  const texts = useAuditTexts()
  const format = useFormat()
  const [running, setRunning] = useState(false)
  const [said, setSaid] = useState('')

  async function run() {
    setRunning(true)
    setSaid('')
    try {
      const rows = await onExport()
      const columns = [
        { key: 'time', label: texts.columns.time, value: ({ time }: AuditEntry) => format.dateTime(time) },
        { key: 'actor', label: texts.columns.actor, value: (entry: AuditEntry) => actorOf(entry, texts) },
        {
          key: 'action',
          label: texts.action,
          value: (entry: AuditEntry) => [actionOf(entry, texts), subjectOf(entry)].filter(Boolean).join(' '),
        },
        {
          key: 'outcome',
          label: texts.columns.outcome,
          value: ({ outcome }: AuditEntry) => (outcome === 'refused' ? texts.refused : texts.done),
        },
        { key: 'address', label: texts.columns.address, value: ({ address }: AuditEntry) => address ?? null },
        {
          key: 'changes',
          label: texts.columns.changes,
          value: (entry: AuditEntry) => changesText(entry, texts),
        },
      ]
      const name = await exportCsv({ rows, columns, noun: texts.list, timeZone: format.timeZone })
      setSaid(texts.exported(format.count(rows.length), name))
    } catch {
      setSaid(texts.exportFailed)
    } finally {
      setRunning(false)
    }
  }

  return (
    <>
      <Button variant="outlined" onClick={() => void run()} loading={running} sx={{ ml: { sm: 'auto' } }}>
        {texts.export}
      </Button>
      <Typography component="output" variant="body2" sx={{ width: '100%', '&:empty': { display: 'none' } }}>
        {said}
      </Typography>
    </>
  )
}
