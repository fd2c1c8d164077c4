'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { GroupPlace, Id, Role, User, UserInput } from '@sikud/api'
import { useMemo } from 'react'
import { email, label } from '../checks.ts'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { ComboField } from '../../kit/Form/ComboField.tsx'
import type { ComboOption } from '../../kit/Form/comboOptions.ts'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import type { RecordFormProps } from '../../kit/Form/RecordFormProps.ts'
import { TextField } from '../../kit/Form/TextField.tsx'
import { GroupsField, type GroupsValue, groupsPart } from '../group/GroupsField.tsx'
import { roleOptions } from './roleOptions.ts'
import { useUserTexts } from './texts.ts'
import { cardWidth } from '../../theme/shape.ts'

export interface UserFormProps extends RecordFormProps<UserValues, UserInput> {
  /** The user to edit; undefined for an invitation. */
  user?: User
  roles: Choices<Role>
  /** The depots to choose from; undefined or empty without depots. */
  groups?: Choices<GroupPlace> | undefined
  /** Whether the signed-in user sees all depots and may therefore grant access to all. */
  mayGiveAll?: boolean
}

/** Renders the form that invites or edits a user. */
export function UserForm({ user, roles, groups, mayGiveAll, onSubmit, cancelTo, ...form }: UserFormProps) {
  const texts = useUserTexts()
  const options = useMemo(() => roleOptions(roles.data ?? []), [roles.data])
  return (
    <Card sx={{ maxWidth: cardWidth.narrow, overflow: 'visible' }}>
      <CardContent>
        {!user && <Typography sx={{ mb: 2.5, color: 'text.secondary' }}>{texts.inviteNote}</Typography>}
        <Form
          {...form}
          label={texts.form}
          values={userValues(user)}
          onSubmit={(values) => onSubmit(userInput(values))}
        >
          <TextField<UserValues>
            name="name"
            label={texts.name}
            required
            checks={[label]}
            accepted={user?.name}
          />
          <TextField<UserValues>
            name="email"
            label={texts.email}
            required
            checks={[email]}
            accepted={user?.email}
            helper={texts.emailHelp}
            type="email"
            inputMode="email"
          />
          <ComboField<UserValues>
            name="role_id"
            label={texts.role}
            required
            options={options}
            source={roles}
            current={currentRole(user)}
            helper={texts.roleHelp}
            dropsLost
          />
          <GroupsField groups={groups} mayGiveAll={mayGiveAll} />
          <FormActions cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}

/** Returns the option of the user's role, which the field shows until the roles are loaded. */
function currentRole(user: User | undefined): ComboOption | null {
  return user?.role?.id === undefined ? null : { id: user.role.id, label: user.role.name }
}

/** Values of the user form. */
export interface UserValues extends GroupsValue {
  name: string
  email: string
  role_id: Id | null
}

/** Returns the form values of a user; empty for a new one. */
export function userValues(user: User | undefined): UserValues {
  return {
    name: user?.name ?? '',
    email: user?.email ?? '',
    role_id: user?.role?.id ?? null,
    all_groups: user?.all_groups ?? false,
    group_ids: user?.group_ids ?? [],
  }
}

/** Returns the request body with trimmed texts. `role_id` is never empty, because the form requires a role. */
export function userInput({ name, email, role_id, ...groups }: UserValues): UserInput {
  return { name: name.trim(), email: email.trim(), role_id: role_id ?? '', ...groupsPart(groups) }
}
