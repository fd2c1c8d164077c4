'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { AccessGroup, Id, Role, RoleInput } from '@sikud/api'
import { useMemo } from 'react'
import type { Choices } from '../../components/Form/ChoicesFailed.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { FormActions } from '../../components/Form/FormActions.tsx'
import type { RecordFormProps } from '../../components/Form/RecordFormProps.ts'
import { TextField } from '../../components/Form/TextField.tsx'
import { useRoleTexts } from './useRoleTexts.ts'
import { PermissionsField } from './PermissionsField.tsx'
import { roleInput, roleValues, type RoleValues } from './roleValues.ts'

interface RoleFormProps extends RecordFormProps<RoleValues, RoleInput> {
  /** The role to edit; undefined for a new one. */
  role?: Role
  /** All permissions that a role can grant. */
  access: Choices<AccessGroup>
  /** Ids of the permissions that the user holds and may therefore grant; all by default. */
  grantable?: readonly Id[] | undefined
}

/** Renders the form of a new or existing role with its permissions. */
export function RoleForm({ role, access, grantable, onSubmit, cancelTo, ...form }: RoleFormProps) {
  const texts = useRoleTexts()
  const values = useMemo(() => roleValues(role), [role])
  return (
    <Card sx={{ maxWidth: 960, overflow: 'visible' }}>
      <CardContent>
        <Form
          {...form}
          label={texts.form}
          values={values}
          onSubmit={(entered) => onSubmit(roleInput(entered))}
        >
          <TextField<RoleValues> name="name" label={texts.name} required accepted={role?.name} />
          <TextField<RoleValues>
            name="description"
            label={texts.description}
            helper={texts.descriptionHelp}
            rows={2}
          />
          <PermissionsField access={access} saved={values.permissions} grantable={grantable} />
          <FormActions cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}
