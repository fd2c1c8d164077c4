'use client'

import type { AccessGroup, Role, User } from '@sikud/api'
import { DetailCard } from '../../kit/DetailList/DetailCard.tsx'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { useRoleTexts } from './texts.ts'
import { GrantedPermissions } from './GrantedPermissions.tsx'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { cardWidth } from '../../theme/shape.ts'

export interface RoleDetailProps {
  role: Role
  /** All permissions that a role can grant. */
  access: Choices<AccessGroup>
  /** Those users with the role whom the signed-in user may see; if undefined, only the number of users is shown. */
  users?: readonly Pick<User, 'id' | 'name'>[] | undefined
  /** Returns the URL of a user's detail page. */
  userTo?: ((user: Pick<User, 'id'>) => string) | undefined
}

/** Shows the facts of a role and its permissions. */
export function RoleDetail({ role, access, users, userTo }: RoleDetailProps) {
  const texts = useRoleTexts()
  const isCounted = users !== undefined || role.user_count !== undefined
  const holders = <RoleUsers count={role.user_count} users={users} userTo={userTo} />
  const factor = role.require_factor !== undefined && {
    label: texts.factor,
    value: role.require_factor ? texts.factorRequired(role.without_factor_count ?? 0) : texts.factorOptional,
  }
  const usedBy = isCounted ? [{ label: texts.usedBy, value: holders }] : []
  return (
    <>
      <DetailCard
        maxWidth={cardWidth.wide}
        items={[
          { label: texts.name, value: role.name },
          { label: texts.type, value: role.type?.text },
          { label: texts.description, value: role.description },
          ...(factor ? [factor] : []),
          ...usedBy,
        ]}
      />
      <GrantedPermissions access={access} granted={role.permissions} />
    </>
  )
}

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
function RoleUsers({ count, users = [], userTo }: RoleUsersProps) {
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
