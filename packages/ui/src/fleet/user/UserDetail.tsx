'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Link from '@mui/material/Link'
import type { AccessGroup, Id, User } from '@sikud/api'
import { DetailList } from '../../components/DetailList/DetailList.tsx'
import type { Choices } from '../../components/Form/Choices.ts'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import { GrantedPermissions } from '../role/GrantedPermissions.tsx'

interface UserDetailProps {
  user: User
  /** Everything that a role can grant. */
  access: Choices<AccessGroup>
  /** Where the user's role is; no link without it. */
  roleTo?: string
}

const nothing: Id[] = []

/** The facts of a user, and what the user's role grants. */
export function UserDetail({ user, access, roleTo }: UserDetailProps) {
  const { user: texts } = useTexts()
  const { role } = user
  return (
    <>
      <Card sx={{ maxWidth: 960 }}>
        <CardContent>
          <DetailList
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
        </CardContent>
      </Card>
      <GrantedPermissions access={access} granted={role ? role.permissions : nothing} />
    </>
  )
}
