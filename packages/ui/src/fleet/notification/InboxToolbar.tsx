import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormat } from '../../locales/useFormat.ts'
import { useNotificationTexts } from './useNotificationTexts.ts'

/** Which of the notifications are shown. */
export type InboxFilter = 'all' | 'unread'

const choice = {
  color: 'text.secondary',
  '&[aria-pressed=true]': { color: 'primary.main', bgcolor: 'primary.soft' },
} as const

interface InboxToolbarProps {
  filter: InboxFilter
  unread: number
  onFilterChange: (filter: InboxFilter) => void
  onReadAll: () => void
}

/** Above the notifications: all of them or the unread ones, and the way to be done with them at once. */
export function InboxToolbar({ filter, unread, onFilterChange, onReadAll }: InboxToolbarProps) {
  const notification = useNotificationTexts()
  const format = useFormat()
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        p: { xs: 1.5, sm: 2 },
      }}
    >
      <Box
        component="fieldset"
        aria-label={notification.shown}
        sx={{ display: 'flex', gap: 0.5, m: 0, p: 0, border: 0 }}
      >
        {(['all', 'unread'] as const).map((key) => (
          <Button
            key={key}
            size="small"
            aria-pressed={filter === key}
            onClick={() => onFilterChange(key)}
            sx={choice}
          >
            {notification[key]}
            {key === 'unread' && unread > 0 && ` (${format.number(unread)})`}
          </Button>
        ))}
      </Box>
      {unread > 0 && (
        <Button variant="outlined" size="small" startIcon={<DoneAllOutlined />} onClick={onReadAll}>
          {notification.markAll}
        </Button>
      )}
    </Box>
  )
}
