'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { AccessGroup, Id } from '@sikud/api'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { useRoleTexts } from './texts.ts'
import { PermissionMatrix } from './PermissionMatrix.tsx'
import { cardWidth } from '../../theme/shape.ts'

export interface GrantedPermissionsProps {
  /** All permissions that a role can grant. */
  access: Choices<AccessGroup>
  /** Ids of the granted permissions; undefined if the server did not send them. */
  granted: readonly Id[] | undefined
}

/** Renders the read-only permission matrix, or says that it is loading, failed to load or was not sent. */
export function GrantedPermissions({ access, granted }: GrantedPermissionsProps) {
  return (
    <Card component="section" sx={{ maxWidth: cardWidth.wide, mt: 2 }}>
      <CardContent>
        <Grants access={access} granted={granted} />
      </CardContent>
    </Card>
  )
}

function Grants({ access, granted }: GrantedPermissionsProps) {
  const texts = useRoleTexts()
  if (granted === undefined) {
    return <Typography sx={{ color: 'text.secondary' }}>{texts.unknownGrants}</Typography>
  }
  if (access.data !== undefined) return <PermissionMatrix groups={access.data} granted={granted} />
  if (access.error) return <ErrorState message={access.error.message} onRetry={access.refetch} />
  return <LoadingBlock lines={6} />
}
