'use client'

import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import type { AccessGroup, Id, User } from '@sikud/api'
import { DetailCard } from '../../kit/DetailList/DetailCard.tsx'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { AccountStatus } from './AccountStatus.tsx'
import { useUserTexts } from './texts.ts'
import type { GroupTexts } from '../group/texts.ts'
import { useGroupTexts } from '../group/texts.ts'
import { GrantedPermissions } from '../role/GrantedPermissions.tsx'

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
    <Alert severity="warning" sx={{ maxWidth: 960, mb: 2 }}>
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
        <Alert severity="info" sx={{ maxWidth: 960, mb: 2 }}>
          {notice}
        </Alert>
      )}
      {user.recovery_requested && <Notice>{texts.recoveryRequested}</Notice>}
      {user.mail_failed && <Notice>{texts.mailFailed}</Notice>}
      {user.status === 'pending' && user.email_verified === false && <Notice>{texts.unproven}</Notice>}
      <DetailCard
        maxWidth={960}
        items={[
          { label: texts.name, value: user.name },
          ...(status ? [{ label: texts.status, value: <AccountStatus status={status} /> }] : []),
          {
            label: texts.role,
            value: role && roleTo ? <Link href={roleTo}>{role.name}</Link> : (role?.name ?? texts.noRole),
          },
          { label: texts.email, value: user.email, copy: user.email },
          ...seenGroups(user, groupTexts),
          ...(user.last_sign_in === undefined ? [] : [{ label: texts.lastSignIn, value: lastSignIn }]),
          { label: texts.created, value: user.created?.full },
        ]}
      />
      {user.same_email && (
        <Alert severity="warning" sx={{ maxWidth: 960, mt: 2 }}>
          {texts.sameEmail(user.same_email.name)}
        </Alert>
      )}
      <GrantedPermissions access={access} granted={role ? role.permissions : nothing} />
    </>
  )
}

/** Returns an array with the line that names the depots that a user sees; empty if the server has no depots. */
function seenGroups({ all_groups, groups }: User, texts: GroupTexts) {
  if (all_groups === undefined && groups === undefined) return []
  return [
    { label: texts.several, value: all_groups ? texts.all : groups?.map(({ name }) => name).join(', ') },
  ]
}
