import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { AuditEntry, User } from '@sikud/api'
import Chip from '@mui/material/Chip'
import { useEffect, useState } from 'react'
import { SearchField } from '../../kit/DataList/SearchField.tsx'
import { ExportButton } from '../../kit/ExportButton/ExportButton.tsx'
import { useListExport } from '../../kit/DataList/useListExport.ts'
import { actionOf, actorOf, changesText, subjectOf } from './describeEntry.ts'
import { useAuditTexts } from './texts.ts'

/** What an entry did to its record; `other` is everything else. */
export type AuditKind = (typeof auditKinds)[number]

/** Names the values of `AuditKind`, in the order in which the filter shows them. */
export const auditKinds = ['created', 'changed', 'deleted', 'other'] as const

/** The chosen filters of the audit log; `from` and `to` are days (`YYYY-MM-DD`), both included. */
export interface AuditChoice {
  /** Part of the name of the record or of the user who acted. */
  search?: string
  /** Id of the user who acted. */
  actor?: string
  kind?: AuditKind
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
  alignItems: 'end',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  '& > .MuiTextField-root': { minWidth: 0, maxWidth: { sm: 220 } },
}

/** Returns whether any filter is chosen. */
export function isFiltered(choice: AuditChoice): boolean {
  return Object.values(choice).some((value) => value !== undefined && value !== '')
}

/** Renders the filters of the audit log and the button that exports it. */
export function AuditFilters({ choice, actors, onChoose, onExport }: AuditFiltersProps) {
  const texts = useAuditTexts()
  const choose = (name: keyof AuditChoice, value: string) => {
    const { [name]: _, ...rest } = choice
    onChoose(value === '' ? rest : { ...rest, [name]: value })
  }
  const field = (name: 'actor' | 'from' | 'to') => ({
    size: 'small' as const,
    label: texts[name],
    value: choice[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => choose(name, target.value),
  })
  const chips = (name: 'kind' | 'subject', options: readonly Option[]) => (
    <Chips
      label={texts[name]}
      options={options}
      chosen={choice[name]}
      onChoose={(value) => choose(name, value)}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      <Box sx={fields}>
        <SearchBox text={choice.search ?? ''} onText={(text) => choose('search', text)} />
        {actors && (
          <TextField select slotProps={{ select: { native: true } }} {...field('actor')}>
            <option value="">{texts.all}</option>
            {actors.map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {name}
              </option>
            ))}
          </TextField>
        )}
        <TextField type="date" {...field('from')} />
        <TextField type="date" {...field('to')} />
        {onExport && <AuditExport onExport={onExport} />}
      </Box>
      {chips(
        'kind',
        auditKinds.map((kind) => [kind, texts.kindNames[kind]]),
      )}
      {chips('subject', capitalised(texts.subjects))}
    </Box>
  )
}

const SEARCH_PAUSE_MS = 300

/** Renders the search field. It searches when the user stops typing. */
function SearchBox({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  const [sent, setSent] = useState(text)
  const [last, setLast] = useState(text)
  if (text !== last) {
    setLast(text)
    // The search was changed elsewhere, for example by the button "Hapus saringan" or by going back.
    if (text !== sent) setTyped(text)
  }
  const search = () => {
    const next = typed.trim()
    if (next === text) return
    setSent(next)
    onText(next)
  }
  useEffect(() => {
    const timer = setTimeout(search, SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return <SearchField text={typed} onText={setTyped} onLeave={search} />
}

interface ChipsProps {
  label: string
  options: readonly Option[]
  chosen: string | undefined
  /** Called with the chosen value; '' if the user switched it off. */
  onChoose: (value: string) => void
}

/** Renders a filter as one button for each value, of which at most one is on. */
function Chips({ label, options, chosen, onChoose }: ChipsProps) {
  return (
    <Box
      component="fieldset"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0 }}
    >
      {options.map(([value, name]) => {
        const isOn = value === chosen
        return (
          <Chip
            key={value}
            component="button"
            aria-pressed={isOn}
            label={name}
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'primary' : 'default'}
            onClick={() => onChoose(isOn ? '' : value)}
          />
        )
      })}
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

/** Renders the button that exports all entries that match the filters, and the result of the export. */
function AuditExport({ onExport }: { onExport: () => Promise<readonly AuditEntry[]> }) {
  const texts = useAuditTexts()
  const { exportRows, outcome } = useListExport<AuditEntry>({
    rows: noEntries,
    columns: [
      { key: 'time', label: texts.columns.time, value: ({ time }) => time, isTime: true },
      { key: 'actor', label: texts.columns.actor, value: (entry) => actorOf(entry, texts) },
      {
        key: 'action',
        label: texts.action,
        value: (entry) => [actionOf(entry, texts), subjectOf(entry)].filter(Boolean).join(' '),
      },
      {
        key: 'outcome',
        label: texts.columns.outcome,
        value: ({ outcome: end }) => (end === 'refused' ? texts.refused : texts.done),
      },
      { key: 'address', label: texts.columns.address, value: ({ address }) => address ?? null },
      { key: 'changes', label: texts.columns.changes, value: (entry) => changesText(entry, texts) },
    ],
    noun: texts.list,
    label: texts.list,
    loadAll: onExport,
    choice: [],
  })
  return (
    <>
      <Box sx={{ ml: { sm: 'auto' } }}>
        <ExportButton onExport={exportRows} />
      </Box>
      <Typography component="output" variant="body2" sx={{ width: '100%', '&:empty': { display: 'none' } }}>
        {outcome?.text}
      </Typography>
    </>
  )
}

const noEntries: readonly AuditEntry[] = []
