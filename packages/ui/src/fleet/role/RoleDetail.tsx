'use client'

import type { AccessGroup, Role } from '@sikud/api'
import { DetailCard } from '../../components/DetailList/DetailCard.tsx'
import type { Choices } from '../../components/Form/ChoicesFailed.tsx'
import { useRoleTexts } from './useRoleTexts.ts'
import { GrantedPermissions } from './GrantedPermissions.tsx'

interface RoleDetailProps {
  role: Role
  /** All permissions that a role can grant. */
  access: Choices<AccessGroup>
}

/** Shows the facts of a role and its permissions. */
export function RoleDetail({ role, access }: RoleDetailProps) {
  const texts = useRoleTexts()
  return (
    <>
      <DetailCard
        maxWidth={960}
        items={[
          { label: texts.name, value: role.name },
          { label: texts.type, value: role.type?.text },
          { label: texts.description, value: role.description },
        ]}
      />
      <GrantedPermissions access={access} granted={role.permissions} />
    </>
  )
}
