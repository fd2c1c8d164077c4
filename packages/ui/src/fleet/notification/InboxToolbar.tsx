import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useFormat, useTexts } from '../../locales/LocaleProvider.tsx'
import { controlRadius } from '../../theme/shape.ts'

/** Which of the notifications are shown. */
export type InboxFilter = 'all' | 'unread'

const choice = {
  minHeight: 36,
  px: 1.75,
  py: 0.5,
  borderRadius: `${controlRadius}px`,
  textTransform: 'none',
  color: 'text.secondary',
  '&.Mui-selected, &.Mui-selected:hover': { color: 'primary.main', bgcolor: 'primary.soft' },
} as const

interface InboxToolbarProps {
  filter: InboxFilter
  unread: number
  onFilterChange: (filter: InboxFilter) => void
  onReadAll: () => void
}

/** Above the notifications: all of them or the unread ones, and the way to be done with them at once. */
export function InboxToolbar({ filter, unread, onFilterChange, onReadAll }: InboxToolbarProps) {
  const { notification } = useTexts()
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
      <ToggleButtonGroup
        exclusive
        value={filter}
        aria-label={notification.shown}
        onChange={(_event, chosen: InboxFilter | null) => {
          if (chosen !== null) onFilterChange(chosen)
        }}
      >
        <ToggleButton value="all" sx={choice}>
          {notification.all}
        </ToggleButton>
        <ToggleButton value="unread" sx={choice}>
          {notification.unread}
          {unread > 0 && ` (${format.number(unread)})`}
        </ToggleButton>
      </ToggleButtonGroup>
      {unread > 0 && (
        <Button variant="outlined" size="small" startIcon={<DoneAllOutlined />} onClick={onReadAll}>
          {notification.markAll}
        </Button>
      )}
    </Box>
  )
}
