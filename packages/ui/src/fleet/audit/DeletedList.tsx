'use client'

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import type { DeletedKind, DeletedRecord } from '@sikud/api'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useConfirm } from '../../kit/ConfirmDialog/ConfirmProvider.tsx'
import { PagedList } from './PagedList.tsx'
import { useAuditTexts } from './texts.ts'

export interface DeletedListProps {
  /** The kinds that the user may see. */
  kinds: readonly DeletedKind[]
  kind: DeletedKind
  onKindChange: (kind: DeletedKind) => void
  /** The deleted records of the kind, the latest first. */
  records: readonly DeletedRecord[]
  /** Undefined for users who may not create such records. */
  onRestore?: ((record: DeletedRecord) => void) | undefined
  /** Undefined for users who may not delete such records. */
  onErase?: ((record: DeletedRecord) => void) | undefined
  busy?: boolean
  loading?: boolean
  /** The message of the failed request. */
  error?: string | undefined
  onRetry?: () => void
}

/** Lists the records that were deleted within 30 days, with buttons that restore or erase them. */
export function DeletedList({
  kinds,
  kind,
  onKindChange,
  records,
  onRestore,
  onErase,
  busy = false,
  ...load
}: DeletedListProps) {
  const { bin: texts } = useAuditTexts()
  const format = useFormat()
  const confirm = useConfirm()

  async function erase(record: DeletedRecord) {
    const question = { text: texts.eraseQuestion(record.name), confirm: texts.erase, destructive: true }
    if (await confirm(question)) onErase?.(record)
  }
  return (
    <>
      <Tabs
        value={kind}
        onChange={(_event, next: DeletedKind) => onKindChange(next)}
        aria-label={texts.kinds}
        variant="scrollable"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {kinds.map((one) => (
          <Tab key={one} value={one} label={texts.labels[one]} />
        ))}
      </Tabs>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{texts.hint}</Typography>
      <PagedList {...load} label={texts.labels[kind]} empty={texts.empty[kind]}>
        {records.map((record) => (
          <Stack
            component="li"
            key={record.id}
            direction={{ xs: 'column', sm: 'row' }}
            sx={{ py: 1.5, gap: 1, borderBottom: 1, borderColor: 'divider', alignItems: { sm: 'center' } }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography component="p" sx={{ fontWeight: 600 }}>
                {record.name}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[record.identity, record.group].filter(Boolean).join(' · ')}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {texts.since(format.dateTime(record.deleted_at), record.deleted_by ?? null)}{' '}
                {texts.until(format.dateTime(record.until))}
              </Typography>
            </Box>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              {onRestore && (
                <Button
                  variant="outlined"
                  disabled={busy}
                  aria-label={texts.restoreOf(record.name)}
                  onClick={() => onRestore(record)}
                >
                  {texts.restore}
                </Button>
              )}
              {onErase && (
                <Button
                  color="error"
                  disabled={busy}
                  aria-label={texts.eraseOf(record.name)}
                  onClick={() => void erase(record)}
                >
                  {texts.erase}
                </Button>
              )}
            </Stack>
          </Stack>
        ))}
      </PagedList>
    </>
  )
}
