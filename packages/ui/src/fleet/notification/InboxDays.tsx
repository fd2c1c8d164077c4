import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useNow } from '../../hooks/useNow.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { type InboxItem, groupByDay } from './InboxItem.ts'
import { InboxRow } from './InboxRow.tsx'
import { useNotificationTexts } from './texts.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface InboxDaysProps {
  items: readonly InboxItem[]
  onRead: (item: InboxItem) => void
  onRemove: (item: InboxItem) => void
}

/** Renders notifications grouped by day. */
export function InboxDays({ items, onRead, onRemove }: InboxDaysProps) {
  const notification = useNotificationTexts()
  const format = useFormat()
  const id = useId()
  const now = useNow()
  const names = new Map([
    [format.date(now - DAY_MS), notification.yesterday],
    [format.date(now), notification.today],
  ])
  return groupByDay(items, format.date).map(({ day, items: ofDay }, index) => (
    <section key={day} aria-labelledby={`${id}-${index}`}>
      <Typography
        id={`${id}-${index}`}
        variant="overline"
        component="h2"
        sx={{
          px: 2,
          py: 0.75,
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.field',
          color: 'text.secondary',
        }}
      >
        {names.get(day) ?? day}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {ofDay.map((item) => (
          <InboxRow key={item.id} item={item} onRead={() => onRead(item)} onRemove={() => onRemove(item)} />
        ))}
      </Box>
    </section>
  ))
}
