import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { MouseEvent } from 'react'
import { controlRadius } from '../../theme/shape.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { UserAvatar } from './UserAvatar.tsx'
import { useShellTexts } from '../texts.ts'

/** The signed-in user; null while the user is loading. */
export interface ShellUser {
  name: string
  /** Name of the role; null if the user has none. */
  roleName: string | null
  email?: string | null
}

// Below 900 px the text is not visible, but it is still the accessible name.
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

/** Renders the button that opens the user menu. It shows the initials and, from 900 px, the name and the role. */
export function UserButton({ user, open, onOpen }: UserButtonProps) {
  const shell = useShellTexts()
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
      <UserAvatar name={user?.name} size={36} />
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
