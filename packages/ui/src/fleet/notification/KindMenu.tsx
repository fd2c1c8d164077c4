import FilterIcon from '@mui/icons-material/FilterListOutlined'
import CheckIcon from '@mui/icons-material/CheckOutlined'
import MenuItem from '@mui/material/MenuItem'
import { MenuButton } from '../../kit/MenuButton/MenuButton.tsx'
import { KindIcon } from './KindIcon.tsx'
import { knownKind, notificationKinds } from './notificationKinds.ts'
import { useNotificationTexts } from './texts.ts'

interface KindMenuProps {
  /** The chosen kind; null for all kinds. */
  kind: string | null
  onChange: (kind: string | null) => void
}

/** Filters the notifications by kind of event. */
export function KindMenu({ kind, onChange }: KindMenuProps) {
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
