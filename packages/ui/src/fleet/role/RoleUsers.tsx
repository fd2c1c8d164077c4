import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { User } from '@sikud/api'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useRoleTexts } from './texts.ts'

/** Maximum number of users shown by name; the others are only counted. */
const NAMED = 12

interface RoleUsersProps {
  /** Number of the users with the role that the viewer may see; by default the number of `users`. */
  count?: number | undefined
  /** The users with the role that the signed-in user may see. */
  users?: readonly Pick<User, 'id' | 'name'>[] | undefined
  userTo?: ((user: Pick<User, 'id'>) => string) | undefined
}

/** Renders the names of users with a role (links, if `userTo` is set), and the number of the others. */
export function RoleUsers({ count, users = [], userTo }: RoleUsersProps) {
  const texts = useRoleTexts()
  const { number } = useFormat()
  const total = Math.max(count ?? 0, users.length)
  const named = users.slice(0, NAMED)
  const others = total - named.length
  if (total === 0) return texts.usedByNobody
  if (named.length === 0) return texts.users(number(total))
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        listStyle: 'none',
        m: 0,
        p: 0,
        py: 0.5,
        minWidth: 0,
        overflowWrap: 'anywhere',
      }}
    >
      {named.map((user) => (
        <Box component="li" key={user.id} sx={{ minWidth: 0 }}>
          {userTo ? <Link href={userTo(user)}>{user.name}</Link> : user.name}
        </Box>
      ))}
      {others > 0 && (
        <Box component="li" sx={{ color: 'text.secondary' }}>
          {texts.otherUsers(number(others))}
        </Box>
      )}
    </Box>
  )
}
