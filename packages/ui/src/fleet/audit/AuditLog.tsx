'use client'

import Button from '@mui/material/Button'
import type { AuditEntry, Id, User } from '@sikud/api'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { type AuditChoice, AuditFilters, isFiltered } from './AuditFilters.tsx'
import { PagedList, type PagesLoad } from './PagedList.tsx'
import { useAuditTexts } from './texts.ts'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { type ChangeWords, actionOf, actorOf, changesOf, subjectOf } from './describeEntry.ts'

export interface AuditLogProps extends PagesLoad {
  /** The entries of the audit log, newest first. */
  entries: readonly AuditEntry[]
  /** Returns the URL of a record's page; null if records of this type have no page. */
  subjectTo?: ((type: string, id: Id) => string | null) | undefined
  /** The chosen filters; undefined for the history of one record. */
  choice?: AuditChoice
  onChoose?: (choice: AuditChoice) => void
  /** The users to choose from; if undefined, there is no filter by user. */
  actors?: readonly Pick<User, 'id' | 'name'>[] | undefined
  /** Returns all entries that match the filters, for the export. */
  onExport?: (() => Promise<readonly AuditEntry[]>) | undefined
  /** Undoes the change of an entry by its run; undefined for users who may not change anything. */
  onUndo?: ((run: number) => unknown) | undefined
}

/** Lists changes of records, either the whole log with filters and export or the history of one record. */
export function AuditLog({
  entries,
  choice,
  actors,
  onChoose,
  onExport,
  onUndo,
  subjectTo,
  ...load
}: AuditLogProps) {
  const texts = useAuditTexts()
  const filtered = choice !== undefined && isFiltered(choice)
  return (
    <>
      {choice && onChoose && (
        <AuditFilters choice={choice} actors={actors} onChoose={onChoose} onExport={onExport} />
      )}
      <PagedList
        {...load}
        label={choice ? texts.list : texts.history}
        empty={
          <EmptyState
            text={filtered ? texts.noMatch : texts.empty}
            action={filtered && <Button onClick={() => onChoose?.({})}>{texts.clear}</Button>}
          />
        }
      >
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} subjectTo={subjectTo} onUndo={onUndo} />
        ))}
      </PagedList>
    </>
  )
}

interface AuditRowProps extends Pick<AuditLogProps, 'subjectTo' | 'onUndo'> {
  entry: AuditEntry
}

function AuditRow({ entry, subjectTo, onUndo }: AuditRowProps) {
  const texts = useAuditTexts()
  const format = useFormat()
  const { subject, outcome, address, undo } = entry
  const name = subjectOf(entry)
  const to = subject && subject.exists !== false ? (subjectTo?.(subject.type, subject.id) ?? null) : null
  const changes = changesOf(entry, texts, format.dateTime)
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography component="p">
        <strong>{actorOf(entry, texts)}</strong> {actionOf(entry, texts)}{' '}
        {name !== null && (to === null ? <strong>{name}</strong> : <Link href={to}>{name}</Link>)}
        {outcome === 'refused' && (
          <Chip label={texts.refused} size="small" color="error" variant="outlined" sx={{ ml: 1 }} />
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[format.dateTime(entry.time), address].filter(Boolean).join(' · ')}
      </Typography>
      {entry.changes === null && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', fontStyle: 'italic' }}>
          {texts.erased}
        </Typography>
      )}
      {changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {changes.map((change) => (
            <Change key={change.label} {...change} />
          ))}
        </Box>
      )}
      {undo !== undefined && onUndo && (
        <Button size="small" sx={{ mt: 0.5, ml: -0.625 }} onClick={() => onUndo(undo)}>
          {texts.undo}
        </Button>
      )}
    </Box>
  )
}

function Change({ label, before, after, single }: ChangeWords) {
  const { nothing, becomes } = useAuditTexts()
  if (single) {
    return (
      <Typography component="li" variant="body2">
        {label}: <strong>{after ?? before}</strong>
      </Typography>
    )
  }
  return (
    <Typography component="li" variant="body2">
      {label}: {before ?? nothing} <span aria-hidden="true">→</span>
      <VisuallyHidden>{becomes}</VisuallyHidden> <strong>{after ?? nothing}</strong>
    </Typography>
  )
}
