'use client'

import type { AccessGroup, Id } from '@sikud/api'
import { use, useCallback } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { FormProgress } from '../../kit/Form/FormProgress.ts'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { withGrants } from './grants.ts'
import { PermissionMatrix } from './PermissionMatrix.tsx'
import type { RoleValues } from './roleValues.ts'

interface PermissionsFieldProps {
  /** All permissions that a role can grant. */
  access: Choices<AccessGroup>
  /** Ids of the permissions with which the form started. The matrix counts and marks the differences from them. */
  saved: readonly Id[]
  /** Ids of the permissions that the user holds and may change; all by default. */
  grantable?: readonly Id[] | undefined
}

/** Renders the permission matrix as a field of the role form. */
export function PermissionsField({ access, saved, grantable }: PermissionsFieldProps) {
  const { getValues } = useFormContext<RoleValues>()
  const { field, fieldState } = useController<RoleValues, 'permissions'>({ name: 'permissions' })
  const { onChange, value } = field
  const { busy } = use(FormProgress)
  const change = useCallback(
    (ids: Id[], grant: boolean) => {
      if (!busy) onChange(withGrants(getValues('permissions'), saved, ids, grant))
    },
    [getValues, onChange, saved, busy],
  )
  if (access.data === undefined) {
    if (access.error) return <ErrorState message={access.error.message} onRetry={access.refetch} />
    return <LoadingBlock lines={6} />
  }
  return (
    <PermissionMatrix
      groups={access.data}
      granted={value}
      saved={saved}
      onChange={change}
      error={fieldState.error?.message}
      grantable={grantable}
    />
  )
}
