'use client'

import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import type { AccessGroup, Id, User } from '@sikud/api'
import { DetailCard } from '../../components/DetailList/DetailCard.tsx'
import type { Choices } from '../../components/Form/ChoicesFailed.tsx'
import { useUserTexts } from './useUserTexts.ts'
import { GrantedPermissions } from '../role/GrantedPermissions.tsx'

interface UserDetailProps {
  user: User
  /** All permissions that a role can grant. */
  access: Choices<AccessGroup>
  /** Address of the user's role; no link without it. */
  roleTo?: string
}

const nothing: Id[] = []

/** Shows the facts of a user and the permissions of the user's role. */
export function UserDetail({ user, access, roleTo }: UserDetailProps) {
  const texts = useUserTexts()
  const { role } = user
  return (
    <>
      <DetailCard
        maxWidth={960}
        items={[
          { label: texts.name, value: user.name },
          {
            label: texts.role,
            value: role && roleTo ? <Link href={roleTo}>{role.name}</Link> : (role?.name ?? texts.noRole),
          },
          { label: texts.email, value: user.email, copy: user.email },
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
