'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { GroupPlace, Role, User, UserInput } from '@sikud/api'
import { useMemo } from 'react'
import type { Choices } from '../../components/Form/ChoicesFailed.tsx'
import { ComboField } from '../../components/Form/ComboField.tsx'
import type { ComboOption } from '../../components/Form/comboOptions.ts'
import { Form } from '../../components/Form/Form.tsx'
import { FormActions } from '../../components/Form/FormActions.tsx'
import type { RecordFormProps } from '../../components/Form/RecordFormProps.ts'
import { TextField } from '../../components/Form/TextField.tsx'
import { email } from '../checks.ts'
import { GroupsField } from '../group/GroupsField.tsx'
import { roleOptions } from './roleOptions.ts'
import { useUserTexts } from './useUserTexts.ts'
import { userInput, userValues, type UserValues } from './userValues.ts'

interface UserFormProps extends RecordFormProps<UserValues, UserInput> {
  /** The user to edit; undefined for an invitation. */
  user?: User
  roles: Choices<Role>
  /** The depots to choose from; undefined if the server lacks the extension `groups`. */
  groups?: Choices<GroupPlace> | undefined
  /** Whether the signed-in user sees all depots and may therefore grant access to all. */
  mayGiveAll?: boolean
}

/** Renders the form that invites or edits a user. */
export function UserForm({ user, roles, groups, mayGiveAll, onSubmit, cancelTo, ...form }: UserFormProps) {
  const texts = useUserTexts()
  const options = useMemo(() => roleOptions(roles.data ?? []), [roles.data])
  return (
    <Card sx={{ maxWidth: 720, overflow: 'visible' }}>
      <CardContent>
        {!user && <Typography sx={{ mb: 2.5, color: 'text.secondary' }}>{texts.inviteNote}</Typography>}
        <Form
          {...form}
          label={texts.form}
          values={userValues(user)}
          onSubmit={(values) => onSubmit(userInput(values))}
        >
          <TextField<UserValues> name="name" label={texts.name} required accepted={user?.name} />
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
