import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { AuditEntry, Id } from '@sikud/api'
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { actionOf, actorOf, changesOf, type ChangeWords, subjectOf } from './describeEntry.ts'
import { useAuditTexts } from './texts.ts'

export interface AuditRowProps {
  entry: AuditEntry
  /** Returns the URL of a record's page; null if records of this type have no page. */
  subjectTo?: ((type: string, id: Id) => string | null) | undefined
}

/** Renders one entry. It says who did what to which record, when and from where, and what changed. */
export function AuditRow({ entry, subjectTo }: AuditRowProps) {
  const texts = useAuditTexts()
  const format = useFormat()
  const { subject, outcome, address } = entry
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
