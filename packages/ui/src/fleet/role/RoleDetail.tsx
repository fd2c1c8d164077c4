'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { AccessGroup, Role } from '@sikud/api'
import { DetailList } from '../../components/DetailList/DetailList.tsx'
import type { Choices } from '../../components/Form/Choices.ts'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import { GrantedPermissions } from './GrantedPermissions.tsx'

interface RoleDetailProps {
  role: Role
  /** Everything that can be granted. */
  access: Choices<AccessGroup>
}

/** The facts of a role, and what it grants. */
export function RoleDetail({ role, access }: RoleDetailProps) {
  const { role: texts } = useTexts()
  return (
    <>
      <Card sx={{ maxWidth: 960 }}>
        <CardContent>
          <DetailList
            items={[
              { label: texts.name, value: role.name },
              { label: texts.type, value: role.type?.text },
              { label: texts.description, value: role.description },
            ]}
          />
        </CardContent>
      </Card>
      <GrantedPermissions access={access} granted={role.permissions} />
    </>
  )
}
