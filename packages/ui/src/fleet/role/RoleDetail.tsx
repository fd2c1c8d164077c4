'use client'

import type { AccessGroup, Role, User } from '@sikud/api'
import { DetailCard } from '../../kit/DetailList/DetailCard.tsx'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { useRoleTexts } from './texts.ts'
import { GrantedPermissions } from './GrantedPermissions.tsx'
import { RoleUsers } from './RoleUsers.tsx'

interface RoleDetailProps {
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
        maxWidth={960}
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
