import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { MouseEvent } from 'react'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import { softColour } from '../../theme/paletteOf.ts'
import { controlRadius } from '../../theme/shape.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** The signed-in user; null while loading. */
export interface ShellUser {
  name: string
  /** Null when the user has no role. */
  roleName: string | null
  email?: string | null
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends
    .map((word) => word?.match(/^./u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('id')
}

// Below 900 px the text is hidden but stays the accessible name.
const words = {
  minWidth: 0,
  maxWidth: { xs: '1px', md: 180 },
  position: { xs: 'absolute', md: 'static' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
} as const

interface UserButtonProps {
  user: ShellUser | null
  open: boolean
  onOpen: (event: MouseEvent<HTMLElement>) => void
}

/** Shows the user's initials, from 900 px with name and role; opens the user menu. */
export function UserButton({ user, open, onOpen }: UserButtonProps) {
  const { shell } = useTexts()
  return (
    <ButtonBase
      onClick={onOpen}
      aria-haspopup="menu"
      aria-expanded={open}
      sx={{
        gap: 1.25,
        p: 0.5,
        pr: { xs: 0.5, md: 1 },
        mr: { md: -1 },
        borderRadius: controlRadius,
        textAlign: 'left',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Avatar
        aria-hidden
        sx={{
          width: 36,
          height: 36,
          fontSize: '.8125rem',
          fontWeight: 700,
          bgcolor: (theme) => softColour(theme, 'primary'),
          color: 'primary.main',
        }}
      >
        {user ? initials(user.name) : null}
      </Avatar>
      <VisuallyHidden>{user ? shell.account : shell.noUser}</VisuallyHidden>
      <Box component="span" sx={words}>
        <Typography component="span" variant="subtitle2" noWrap sx={{ display: 'block', lineHeight: 1.35 }}>
          {user ? user.name : <Skeleton sx={{ width: 110 }} />}
        </Typography>
        <Typography
          variant="caption"
          component="span"
          noWrap
          sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.35 }}
        >
          {user ? (user.roleName ?? shell.noRole) : <Skeleton sx={{ width: 76 }} />}
        </Typography>
      </Box>
    </ButtonBase>
  )
}
