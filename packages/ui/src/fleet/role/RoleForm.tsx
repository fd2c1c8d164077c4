'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { AccessGroup, Id, Role, RoleInput } from '@sikud/api'
import { useMemo } from 'react'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import type { RecordFormProps } from '../../kit/Form/RecordFormProps.ts'
import { SwitchField } from '../../kit/Form/SwitchField.tsx'
import { TextField } from '../../kit/Form/TextField.tsx'
import { useRoleTexts } from './texts.ts'
import { PermissionsField } from './PermissionsField.tsx'
import { copiedValues, roleInput, roleValues, type RoleValues } from './roleValues.ts'

interface RoleFormProps extends RecordFormProps<RoleValues, RoleInput> {
  /** The role to edit; undefined for a new one. */
  role?: Role
  /** The role to copy into a new one; the copy omits permissions that the user may not grant. */
  copyOf?: Role | undefined
  /** All permissions that a role can grant. */
  access: Choices<AccessGroup>
  /** Ids of the permissions that the user holds and may therefore grant; all by default. */
  grantable?: readonly Id[] | undefined
  /** Whether the server can require a second factor. */
  asksFactor?: boolean
}

/** Renders the form of a new or existing role with its permissions. */
export function RoleForm(props: RoleFormProps) {
  const { role, copyOf, access, grantable, asksFactor = false, onSubmit, cancelTo, ...form } = props
  const texts = useRoleTexts()
  const values = useMemo(
    () => (copyOf ? copiedValues(copyOf, texts.copyName(copyOf.name), grantable) : roleValues(role)),
    [role, copyOf, grantable, texts],
  )
  const left = copyOf ? (copyOf.permissions ?? []).length - values.permissions.length : 0
  return (
    <Card sx={{ maxWidth: 960, overflow: 'visible' }}>
      <CardContent>
        <Form
          {...form}
          label={texts.form}
          values={values}
          onSubmit={(entered) => onSubmit(roleInput(entered, asksFactor))}
        >
          <TextField<RoleValues> name="name" label={texts.name} required accepted={role?.name} />
          <TextField<RoleValues>
            name="description"
            label={texts.description}
            helper={texts.descriptionHelp}
            rows={2}
          />
          {asksFactor && (
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
