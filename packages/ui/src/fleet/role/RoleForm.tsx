'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { AccessGroup, Id, Role, RoleInput } from '@sikud/api'
import { use, useCallback, useMemo } from 'react'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import type { RecordFormProps } from '../../kit/Form/RecordFormProps.ts'
import { SwitchField } from '../../kit/Form/SwitchField.tsx'
import { label } from '../checks.ts'
import { TextField } from '../../kit/Form/TextField.tsx'
import { useRoleTexts } from './texts.ts'
import { useController, useFormContext } from 'react-hook-form'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { FormProgress } from '../../kit/Form/FormProgress.ts'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { grantKeys, withGrants } from './grants.ts'
import { PermissionMatrix } from './PermissionMatrix.tsx'
import { cardWidth } from '../../theme/shape.ts'

export interface RoleFormProps extends RecordFormProps<RoleValues, RoleInput> {
  /** The role to edit; undefined for a new one. */
  role?: Role
  /** The role to copy into a new one; the copy omits permissions that the user may not grant. */
  copyOf?: Role | undefined
  /** All permissions that a role can grant. */
  access: Choices<AccessGroup>
  /** Ids of the permissions that the user holds and may therefore grant; all by default. */
  grantable?: readonly Id[] | undefined
}

/** Renders the form of a new or existing role with its permissions. */
export function RoleForm(props: RoleFormProps) {
  const { role, copyOf, access, grantable, isBase = true, onSubmit, cancelTo, ...form } = props
  const texts = useRoleTexts()
  const values = useMemo(
    () => (copyOf ? copiedValues(copyOf, texts.copyName(copyOf.name), grantable) : roleValues(role)),
    [role, copyOf, grantable, texts],
  )
  const left = copyOf ? (copyOf.permissions ?? []).length - values.permissions.length : 0
  return (
    <Card sx={{ maxWidth: cardWidth.wide, overflow: 'visible' }}>
      <CardContent>
        <Form
          {...form}
          label={texts.form}
          values={values}
          onSubmit={(entered) => onSubmit(roleInput(entered, !isBase))}
        >
          <TextField<RoleValues>
            name="name"
            label={texts.name}
            required
            checks={[label]}
            accepted={role?.name}
          />
          <TextField<RoleValues>
            name="description"
            label={texts.description}
            helper={texts.descriptionHelp}
            checks={[label]}
            accepted={role?.description}
            rows={2}
          />
          {!isBase && (
            <SwitchField<RoleValues>
              name="require_factor"
              label={texts.requireFactor}
              helper={texts.requireFactorHelp}
            />
          )}
          {left > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.notCopied(left)}
            </Typography>
          )}
          <PermissionsField access={access} saved={values.permissions} grantable={grantable} />
          <FormActions cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}

interface PermissionsFieldProps {
  /** All permissions that a role can grant. */
  access: Choices<AccessGroup>
  /** Ids of the permissions with which the form started. The matrix counts and marks the differences from them. */
  saved: readonly Id[]
  /** Ids of the permissions that the user holds and may change; all by default. */
  grantable?: readonly Id[] | undefined
}

function PermissionsField({ access, saved, grantable }: PermissionsFieldProps) {
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

const MAX_NAME_LENGTH = 120

/** Values of the role form. */
export interface RoleValues {
  name: string
  description: string
  /** Ids of the granted permissions; those of the saved role come first, in its order. */
  permissions: Id[]
  require_factor: boolean
}

/** Returns the form values of a role; a new role has no permissions. */
export function roleValues(role: Role | undefined): RoleValues {
  return {
    name: role?.name ?? '',
    description: role?.description ?? '',
    permissions: role?.permissions ?? [],
    require_factor: role?.require_factor ?? false,
  }
}

/** Returns the form values of a copy with the given name and only the permissions that the user may grant. */
export function copiedValues(role: Role, name: string, grantable: readonly Id[] | undefined): RoleValues {
  const open = grantable && grantKeys(grantable)
  return {
    ...roleValues(role),
    name: name.slice(0, MAX_NAME_LENGTH),
    permissions: (role.permissions ?? []).filter((id) => open === undefined || open.has(String(id))),
  }
}

/**
 * Returns the request body; texts are trimmed, an empty description becomes null, and the type is always `manual`. Only
 * servers with the extension `secondFactor` accept `require_factor`.
 */
export function roleInput(values: RoleValues, knowsFactor = false): RoleInput {
  return {
    type: 'manual',
    name: values.name.trim(),
    description: values.description.trim() || null,
    permissions: values.permissions,
    ...(knowsFactor && { require_factor: values.require_factor }),
  }
}
