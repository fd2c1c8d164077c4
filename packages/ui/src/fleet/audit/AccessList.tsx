'use client'

import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { AccessEntry, Id } from '@sikud/api'
import type { Format } from '../../format/createFormat.ts'
import type { AuditTexts } from './texts.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { PagedList, type PagesLoad } from './PagedList.tsx'
import { useAuditTexts } from './texts.ts'
import { cardWidth } from '../../theme/shape.ts'

export interface AccessListProps extends PagesLoad {
  /** The entries of the access log, newest first. */
  entries: readonly AccessEntry[]
  tripTo: (id: Id) => string
}

/** Lists the users who viewed the data of a driver. */
export function AccessList({ entries, tripTo, ...load }: AccessListProps) {
  const texts = useAuditTexts()
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary', maxWidth: cardWidth.narrow }}>
        {texts.accessHint}
      </Typography>
      <PagedList {...load} label={texts.access} empty={texts.accessEmpty}>
        {entries.map((entry) => (
          <AccessRow key={entry.id} entry={entry} tripTo={tripTo} />
        ))}
      </PagedList>
    </>
  )
}

function AccessRow({ entry, tripTo }: { entry: AccessEntry; tripTo: (id: Id) => string }) {
  const texts = useAuditTexts()
  const format = useFormat()
  const { user, kind, trip_id, last, count } = entry
  const words = kind === 'export' && trip_id != null ? 'exportTrip' : kind
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography component="p">
        <strong>{user?.name || `#${String(user?.id)}`}</strong> {texts.kinds[words] ?? kind}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          format.dateTime(last),
          count > 1 && texts.times(format.count(count)),
          periodOf(entry, texts, format),
        ]
          .filter(Boolean)
          .join(' · ')}
        {trip_id != null && (
          <>
            {' · '}
            <Link href={tripTo(trip_id)}>{texts.openTrip}</Link>
          </>
        )}
      </Typography>
    </Box>
  )
}

/** Returns the period that the exported or shared data cover; null if it is unknown. */
function periodOf({ data_from, data_to }: AccessEntry, texts: AuditTexts, format: Format): string | null {
  if (data_from == null) return null
  const from = format.dateTime(data_from)
  const to = data_to == null ? from : format.dateTime(data_to)
  return from === to ? texts.at(from) : texts.period(from, to)
}
