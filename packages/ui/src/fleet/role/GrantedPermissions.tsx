'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { AccessGroup, Id } from '@sikud/api'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import type { Choices } from '../../components/Form/Choices.ts'
import { LoadingBlock } from '../../components/LoadingBlock/LoadingBlock.tsx'
import { useRoleTexts } from './useRoleTexts.ts'
import { PermissionMatrix } from './PermissionMatrix.tsx'

interface GrantedPermissionsProps {
  /** Everything that can be granted. */
  access: Choices<AccessGroup>
  /** The ids of what is granted; undefined when the server did not say. */
  granted: readonly Id[] | undefined
}

/** The permission matrix to be read, in every state that its load can be in. */
export function GrantedPermissions({ access, granted }: GrantedPermissionsProps) {
  return (
    <Card sx={{ maxWidth: 960, mt: 2 }}>
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
