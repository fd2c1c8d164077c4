'use client'

import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { ApproveInput, GroupPlace, Id, Role, User } from '@sikud/api'
import { useMemo } from 'react'
import { DetailList } from '../../kit/DetailList/DetailList.tsx'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { ComboField } from '../../kit/Form/ComboField.tsx'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import type { RecordFormProps } from '../../kit/Form/RecordFormProps.ts'
import { GroupsField, groupsPart, type GroupsValue } from '../group/GroupsField.tsx'
import { roleOptions } from './roleOptions.ts'
import { useUserTexts } from './texts.ts'
import { cardWidth } from '../../theme/shape.ts'

/** Values of the approval form. */
export interface ApprovalValues extends GroupsValue {
  role_id: Id | null
}

const empty: ApprovalValues = { role_id: null, all_groups: false, group_ids: [] }

export interface ApprovalFormProps extends RecordFormProps<ApprovalValues, ApproveInput> {
  /** The registration to approve. */
  user: User
  roles: Choices<Role>
  /** The depots to choose from; undefined or empty without depots. */
  groups?: Choices<GroupPlace> | undefined
  /** Whether the signed-in user sees all depots and may therefore grant access to all. */
  mayGiveAll?: boolean
}

/** Renders a registration, with fields for the role and depots that the approval grants. */
export function ApprovalForm({
  user,
  roles,
  groups,
  mayGiveAll,
  onSubmit,
  cancelTo,
  ...form
}: ApprovalFormProps) {
  const texts = useUserTexts()
  const options = useMemo(() => roleOptions(roles.data ?? []), [roles.data])
  return (
    <Card sx={{ maxWidth: cardWidth.narrow, overflow: 'visible' }}>
      <CardContent>
        <DetailList
          items={[
            { label: texts.name, value: user.name },
            { label: texts.email, value: user.email, copy: user.email },
            { label: texts.registered, value: user.created?.full },
          ]}
        />
        {user.email_verified === false && (
          <Alert severity="warning" sx={{ my: 2 }}>
            {texts.unproven}
          </Alert>
        )}
        <Form
          {...form}
          label={texts.approvalForm}
          values={empty}
          onSubmit={({ role_id, ...seen }) => onSubmit({ role_id: role_id ?? '', ...groupsPart(seen) })}
        >
          <ComboField<ApprovalValues>
            name="role_id"
            label={texts.role}
            required
            options={options}
            source={roles}
            helper={texts.roleHelp}
            dropsLost
          />
          <GroupsField groups={groups} mayGiveAll={mayGiveAll} />
          <FormActions saveLabel={texts.approve} cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}
