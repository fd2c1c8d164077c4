'use client'

import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import type { AccessGroup, CurrentUser, Id, User } from '@sikud/api'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { DetailCard } from '../../kit/DetailList/DetailCard.tsx'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { AccountStatus } from './AccountStatus.tsx'
import { type UserTexts, useUserTexts } from './texts.ts'
import { grantKeys } from '../role/grants.ts'
import type { GroupTexts } from '../group/texts.ts'
import { useGroupTexts } from '../group/texts.ts'
import { GrantedPermissions } from '../role/GrantedPermissions.tsx'
import { cardWidth } from '../../theme/shape.ts'

export interface UserDetailProps {
  user: User
  /** All permissions that a role can grant. */
  access: Choices<AccessGroup>
  /** URL of the user's role; without it, there is no link. */
  roleTo?: string
  /** Text of a warning above the facts. */
  notice?: string | undefined
}

const nothing: Id[] = []

function Notice({ children }: { children: string }) {
  return (
    <Alert severity="warning" sx={{ maxWidth: cardWidth.wide, mb: 2 }}>
      {children}
    </Alert>
  )
}

/** Shows the facts of a user and the permissions of the user's role. */
export function UserDetail({ user, access, roleTo, notice }: UserDetailProps) {
  const texts = useUserTexts()
  const groupTexts = useGroupTexts()
  const { role, status } = user
  const format = useFormat()
  const lastSignIn = user.last_sign_in
    ? `${format.day(user.last_sign_in)}, ${format.clock(user.last_sign_in)} ${format.zone(user.last_sign_in)}`
    : texts.never
  return (
    <>
      {notice && (
        <Alert severity="info" sx={{ maxWidth: cardWidth.wide, mb: 2 }}>
          {notice}
        </Alert>
      )}
      {user.recovery_requested && <Notice>{texts.recoveryRequested}</Notice>}
      {user.mail_failed && <Notice>{texts.mailFailed}</Notice>}
      {user.status === 'pending' && user.email_verified === false && <Notice>{texts.unproven}</Notice>}
      <DetailCard
        maxWidth={cardWidth.wide}
        items={[
          { label: texts.name, value: user.name },
          ...(status ? [{ label: texts.status, value: <AccountStatus status={status} /> }] : []),
          {
            label: texts.role,
            value: role && roleTo ? <Link href={roleTo}>{role.name}</Link> : (role?.name ?? texts.noRole),
          },
          { label: texts.email, value: user.email, copy: user.email },
          ...seenGroups(user, groupTexts),
          ...grantedParts({ role, access, texts }),
          ...(user.last_sign_in === undefined ? [] : [{ label: texts.lastSignIn, value: lastSignIn }]),
          { label: texts.created, value: user.created?.full },
        ]}
      />
      {user.same_email && (
        <Alert severity="warning" sx={{ maxWidth: cardWidth.wide, mt: 2 }}>
          {texts.sameEmail(user.same_email.name)}
        </Alert>
      )}
      <GrantedPermissions access={access} granted={role ? role.permissions : nothing} />
    </>
  )
}

export interface OwnAccessProps {
  /** The signed-in user, with the role. */
  user: CurrentUser
  /** All permissions that a role can grant. */
  access: Choices<AccessGroup>
}

/** Shows the signed-in user what the own role allows, and which depots the user sees. */
export function OwnAccess({ user, access }: OwnAccessProps) {
  const texts = useUserTexts()
  const groupTexts = useGroupTexts()
  const id = useId()
  const role = user.role?.data
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4, maxWidth: cardWidth.narrow }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {texts.ownAccess}
      </Typography>
      <DetailCard
        items={[
          { label: texts.role, value: role?.name ?? texts.noRole },
          ...seenGroups(user, groupTexts),
          ...grantedParts({ role, access, texts }),
        ]}
      />
      <GrantedPermissions access={access} granted={role ? role.permissions : nothing} />
    </Box>
  )
}

/** Returns an array with the line that names the parts of the app that a role grants; empty until they are known. */
function grantedParts({
  role,
  access,
  texts,
}: {
  role: { permissions?: readonly Id[] } | null | undefined
  access: Choices<AccessGroup>
  texts: UserTexts
}) {
  const granted = role ? role.permissions : nothing
  if (!access.data || !granted) return []
  const keys = grantKeys(granted)
  const parts = access.data.flatMap(({ name, permissions: { data } }) => {
    const count = data.filter(({ id }) => keys.has(String(id))).length
    if (count === 0) return []
    return count === data.length
      ? texts.mayAll(name)
      : texts.mayPart(name, String(count), String(data.length))
  })
  return [{ label: texts.may, value: parts.join(' · ') || texts.mayNothing }]
}

/** Returns an array with the line that names the depots that a user sees; empty if the server has no depots. */
function seenGroups({ all_groups, groups }: Pick<User, 'all_groups' | 'groups'>, texts: GroupTexts) {
  if (all_groups === undefined && groups === undefined) return []
  return [
    { label: texts.several, value: all_groups ? texts.all : groups?.map(({ name }) => name).join(', ') },
  ]
}
