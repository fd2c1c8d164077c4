import SearchOutlined from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { onMac } from '../../hooks/onMac.ts'
import { controlRadius, markRadius } from '../../theme/shape.ts'

// On phones the text is not visible, but it is still the accessible name.
const labelLook = {
  flex: 1,
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  position: { xs: 'absolute', sm: 'static' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
  maxWidth: { xs: '1px', sm: 'none' },
} as const

/** The search of the app. */
export interface ShellSearch {
  /** Says what the user can find. */
  label: string
  onOpen: () => void
  /** Called when the user seems about to open the search, so that its code can be preloaded. */
  onNear?: () => void
}

/** Renders a button that opens the search. It looks like a search field; on phones it is an icon. */
export function SearchBox({ label, onOpen, onNear }: ShellSearch) {
  return (
    <ButtonBase
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      aria-haspopup="dialog"
      aria-keyshortcuts={onMac ? 'Meta+K' : 'Control+K'}
      sx={{
        flex: { sm: '0 1 420px' },
        minWidth: 40,
        height: 40,
        px: { xs: 1.25, sm: 1.5 },
        gap: 1.25,
        justifyContent: 'flex-start',
        borderRadius: controlRadius,
        border: 1,
        borderColor: { xs: 'transparent', sm: 'divider' },
        bgcolor: { sm: 'background.field' },
        color: 'text.secondary',
        typography: 'body1',
        '&:hover': { borderColor: { sm: 'text.disabled' }, color: 'text.primary' },
      }}
    >
      <SearchOutlined />
      <Box component="span" sx={labelLook}>
        {label}
      </Box>
      <Box
        component="kbd"
        aria-hidden
        sx={{
          display: { xs: 'none', sm: 'block' },
          px: 0.75,
          fontFamily: 'inherit',
          fontSize: '.6875rem',
          border: 1,
          borderColor: 'divider',
          borderRadius: markRadius,
          bgcolor: 'background.paper',
        }}
      >
        {onMac ? '⌘ K' : 'Ctrl K'}
      </Box>
    </ButtonBase>
  )
}
