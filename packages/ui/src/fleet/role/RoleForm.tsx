'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { AccessGroup, Role, RoleInput } from '@sikud/api'
import { useMemo } from 'react'
import type { Choices } from '../../components/Form/Choices.ts'
import { Form } from '../../components/Form/Form.tsx'
import { FormActions } from '../../components/Form/FormActions.tsx'
import { TextField } from '../../components/Form/TextField.tsx'
import { useRoleTexts } from './useRoleTexts.ts'
import { PermissionsField } from './PermissionsField.tsx'
import { roleInput, roleValues, type RoleValues } from './roleValues.ts'

interface RoleFormProps {
  /** The role to edit; none for a new one. */
  role?: Role
  /** Everything that can be granted. */
  access: Choices<AccessGroup>
  /** Rejects with an ApiError when the server refused. */
  onSubmit: (input: RoleInput) => Promise<unknown>
  saving?: boolean
  cancelTo?: string
  onDirtyChange?: (dirty: boolean) => void
  /** Entries of an earlier visit that were not saved. */
  draft?: RoleValues | undefined
  onAbandon?: (entered: RoleValues) => void
}

/** The form of a role, new or to be edited, with everything that it can grant. */
export function RoleForm({ role, access, onSubmit, saving, cancelTo, ...form }: RoleFormProps) {
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
          <PermissionsField access={access} saved={values.permissions} disabled={saving} />
          <FormActions saving={saving} cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}
