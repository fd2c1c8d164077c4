import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useNow } from '../../hooks/useNow.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import type { InboxItem } from '@sikud/api'
import { groupByDay } from './inboxLists.ts'
import { useNotificationTexts } from './texts.ts'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { Age } from '../../kit/Age/Age.tsx'
import { ItemMarks, UnreadDot } from './ItemMarks.tsx'
import { KindIcon } from './KindIcon.tsx'

const DAY_MS = 24 * 60 * 60 * 1000

interface InboxDaysProps {
  items: readonly InboxItem[]
  /** Without it, the rows have no such button. */
  onRead: ((item: InboxItem) => void) | undefined
  onRemove: ((item: InboxItem) => void) | undefined
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
          <InboxRow
            key={item.id}
            item={item}
            onRead={onRead && (() => onRead(item))}
            onRemove={onRemove && (() => onRemove(item))}
          />
        ))}
      </Box>
    </section>
  ))
}

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.25,
  px: 2,
  py: 1.25,
  '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
  '&:has(a):hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 2, outlineOffset: -2, outlineColor: 'primary.main' },
} as const

// Extends the link over the whole row. The buttons of the row stay above the link.
const wholeRow = {
  fontWeight: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const

interface InboxRowProps {
  item: InboxItem
  onRead: (() => void) | undefined
  onRemove: (() => void) | undefined
}

function InboxRow({ item, onRead, onRemove }: InboxRowProps) {
  const notification = useNotificationTexts()
  const format = useFormat()
  const { title, body, at, read, to, kind, important } = item
  return (
    <Box component="li" tabIndex={-1} sx={row}>
      <UnreadDot read={read} />
      <KindIcon kind={kind} important={important} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" variant={read ? 'body1' : 'subtitle1'}>
          {to === undefined ? (
            <bdi>{title}</bdi>
          ) : (
            <Link href={to} color="inherit" underline="hover" onClick={onRead} sx={wholeRow}>
              <bdi>{title}</bdi>
            </Link>
          )}
        </Typography>
        {body ? (
          <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary', whiteSpace: 'pre-line' }}>
            <bdi>{body}</bdi>
          </Typography>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
            <time dateTime={at}>{format.time(at)}</time> · <Age at={at} />
          </Typography>
          <ItemMarks item={item} />
        </Box>
      </Box>
      <Box sx={{ position: 'relative', zIndex: 1, display: 'flex', flexShrink: 0, mr: -0.75, mt: -0.5 }}>
        {!read && onRead && (
          <IconButton aria-label={notification.markRead(title)} onClick={onRead}>
            <MarkEmailReadOutlined />
          </IconButton>
        )}
        {onRemove && (
          <IconButton aria-label={notification.remove(title)} onClick={onRemove}>
            <DeleteOutlined />
          </IconButton>
        )}
      </Box>
    </Box>
  )
}
