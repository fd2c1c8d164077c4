import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import type { InboxFilter } from './inboxLists.ts'
import { useNotificationTexts } from './texts.ts'
import FilterIcon from '@mui/icons-material/FilterListOutlined'
import CheckIcon from '@mui/icons-material/CheckOutlined'
import MenuItem from '@mui/material/MenuItem'
import { MenuButton } from '../../kit/MenuButton/MenuButton.tsx'
import { KindIcon } from './KindIcon.tsx'
import { knownKind, notificationKinds } from './notificationKinds.ts'

const choice = {
  color: 'text.secondary',
  '&[aria-pressed=true]': { color: 'primary.main', bgcolor: 'primary.soft' },
} as const

interface InboxToolbarProps {
  filter: InboxFilter
  onFilterChange: (filter: InboxFilter) => void
  kind: string | null
  /** Called with the chosen kind; undefined if the server does not store the kind and importance of notifications. */
  onKindChange: ((kind: string | null) => void) | undefined
  unread: number
  /** Marks all visible items as read; undefined when no visible item is unread. */
  onReadAll: (() => void) | undefined
}

/** Renders the filters of the inbox and the button that marks all visible items as read. */
export function InboxToolbar(props: InboxToolbarProps) {
  const { filter, onFilterChange, kind, onKindChange, unread, onReadAll } = props
  const notification = useNotificationTexts()
  const format = useFormat()
  const filters = onKindChange ? (['all', 'unread', 'important'] as const) : (['all', 'unread'] as const)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: { xs: 1.5, sm: 2 },
      }}
    >
      <Box
        component="fieldset"
        aria-label={notification.shown}
        sx={{ display: 'flex', gap: 0.5, m: 0, p: 0, border: 0 }}
      >
        {filters.map((key) => (
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
      {onKindChange && <KindMenu kind={kind} onChange={onKindChange} />}
      {onReadAll && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<DoneAllOutlined />}
          onClick={onReadAll}
          sx={{ ml: { sm: 'auto' } }}
        >
          {notification.markAll}
        </Button>
      )}
    </Box>
  )
}

interface KindMenuProps {
  /** The chosen kind; null for all kinds. */
  kind: string | null
  onChange: (kind: string | null) => void
}

function KindMenu({ kind, onChange }: KindMenuProps) {
  const notification = useNotificationTexts()
  const known = knownKind(kind)
  return (
    <MenuButton
      label={known ? notification.kinds[known] : notification.kind}
      startIcon={<FilterIcon />}
      size="small"
      menuWidth={240}
    >
      {(close) =>
        [null, ...notificationKinds].map((choice) => (
          <MenuItem
            key={choice ?? 'all'}
            role="menuitemradio"
            aria-checked={choice === known}
            onClick={() => {
              close()
              onChange(choice)
            }}
            sx={{ gap: 1.25 }}
          >
            {choice && <KindIcon kind={choice} />}
            {choice ? notification.kinds[choice] : notification.allKinds}
            {choice === known && <CheckIcon sx={{ ml: 'auto', color: 'primary.main' }} />}
          </MenuItem>
        ))
      }
    </MenuButton>
  )
}
