'use client'

import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useArchiveTexts } from './texts.ts'
import { cardWidth } from '../../theme/shape.ts'

/** What a record says about its archiving. */
export interface ArchivableRecord {
  /** Since when the record is archived; null for a record in use, which has no notice. */
  archived_at?: string | null
  /** Whether another record may have its IMEI or plate. */
  identity_free?: boolean | null
  /** Whether an archived device still contacts the server. */
  still_reporting?: boolean
}

export interface ArchivedNoticeProps {
  kind: 'device' | 'vehicle' | 'driver'
  record: ArchivableRecord
}

/** Says since when a record is archived, and what that means. */
export function ArchivedNotice({ kind, record }: ArchivedNoticeProps) {
  const texts = useArchiveTexts()
  const format = useFormat()
  if (!record.archived_at) return null
  const time = format.dateTime(record.archived_at)
  const identity = kind === 'driver' ? null : texts.identities[kind]
  return (
    <Alert
      severity="info"
      icon={<ArchiveIcon fontSize="inherit" />}
      sx={{ maxWidth: cardWidth.narrow, mb: 2 }}
    >
      <AlertTitle>{record.still_reporting ? texts.reporting(time) : texts.since(time)}</AlertTitle>
      {texts.notes[kind]}
      {identity && ` ${record.identity_free ? identity.freed : identity.kept}`}
    </Alert>
  )
}
