import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ShellUser } from './UserButton.tsx'
import { useShellTexts } from '../texts.ts'

/** Shows name, role and e-mail at the top of the user menu. */
export function UserMenuHead({ user }: { user: ShellUser }) {
  const shell = useShellTexts()
  return (
    <Box component="li" role="presentation" sx={{ px: 1.5, pt: 1, pb: 1.25, maxWidth: 280 }}>
      <Typography variant="subtitle1" noWrap>
        {user.name}
      </Typography>
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {user.roleName ?? shell.noRole}
      </Typography>
      {user.email ? (
        <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
          {user.email}
        </Typography>
      ) : null}
    </Box>
  )
}
