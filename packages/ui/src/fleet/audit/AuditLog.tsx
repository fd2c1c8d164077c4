'use client'

import Button from '@mui/material/Button'
import type { AuditEntry, User } from '@sikud/api'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { type AuditChoice, AuditFilters, isFiltered } from './AuditFilters.tsx'
import { AuditRow, type AuditRowProps } from './AuditRow.tsx'
import { PagedList, type PagesLoad } from './PagedList.tsx'
import { useAuditTexts } from './texts.ts'

export interface AuditLogProps extends PagesLoad, Pick<AuditRowProps, 'subjectTo'> {
  /** The entries of the audit log, newest first. */
  entries: readonly AuditEntry[]
  /** The chosen filters; undefined for the history of one record. */
  choice?: AuditChoice
  onChoose?: (choice: AuditChoice) => void
  /** The users to choose from; if undefined, there is no filter by user. */
  actors?: readonly Pick<User, 'id' | 'name'>[] | undefined
  /** Returns all entries that match the filters, for the export. */
  onExport?: (() => Promise<readonly AuditEntry[]>) | undefined
}

/** Lists changes of records, either the whole log with filters and export or the history of one record. */
export function AuditLog({ entries, choice, actors, onChoose, onExport, subjectTo, ...load }: AuditLogProps) {
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
          <AuditRow key={entry.id} entry={entry} subjectTo={subjectTo} />
        ))}
      </PagedList>
    </>
  )
}
