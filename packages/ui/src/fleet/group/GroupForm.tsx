'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { Group, GroupInput, GroupKind, Id } from '@sikud/api'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { ComboField } from '../../kit/Form/ComboField.tsx'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import type { RecordFormProps } from '../../kit/Form/RecordFormProps.ts'
import { TextField } from '../../kit/Form/TextField.tsx'
import { parentOptions } from './groupRows.ts'
import { indonesianZones } from '../../kit/AppShell/indonesianZones.ts'
import { inheritedTimes, zoneLabel } from './groupTimes.ts'
import { HoursField } from './HoursField.tsx'
import { groupInput, groupValues, type GroupValues } from './groupValues.ts'
import { useGroupTexts } from './texts.ts'

interface GroupFormProps extends RecordFormProps<GroupValues, GroupInput> {
  /** The depot to edit; undefined for a new one. */
  group?: Group
  /** All depots that the user sees. */
  groups: Choices<Group>
  /** Initial parent of a new depot. */
  parentId?: Id | null
  /** Whether the user can put a depot at the top, which needs access to all depots. */
  mayBeTop?: boolean
}

const kinds: readonly GroupKind[] = ['region', 'branch', 'depot']

/** Renders the form of a new or existing depot; it offers only parent depots that keep the tree valid. */
export function GroupForm(props: GroupFormProps) {
  const { group, groups, parentId = null, mayBeTop = true, onSubmit, cancelTo, ...form } = props
  const texts = useGroupTexts()
  const parents = useMemo(() => parentOptions(groups.data ?? [], group?.id), [groups.data, group?.id])
  // The server sends null for a parent that the user does not see, and keeps this parent if the form sends null back.
  // The field may then stay empty.
  const isRequired = !mayBeTop && group?.parent_id !== null
  return (
    <Card sx={{ maxWidth: 720, overflow: 'visible' }}>
      <CardContent>
        <Form
          {...form}
          label={texts.form}
          values={groupValues(group, parentId)}
          onSubmit={(values) => onSubmit(groupInput(values))}
        >
          <TextField<GroupValues> name="name" label={texts.name} required accepted={group?.name} />
          <ComboField<GroupValues>
            name="kind"
            label={texts.kind}
            required
            options={kinds.map((id) => ({ id, label: texts.kinds[id] ?? id }))}
          />
          <ComboField<GroupValues>
            name="parent_id"
            label={texts.parent}
            required={isRequired}
            options={parents}
            source={groups}
            helper={isRequired ? undefined : texts.parentHelp}
            dropsLost
          />
          <TimesFields groups={groups.data ?? []} mayBeTop={mayBeTop} />
          <FormActions cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}

const zones = indonesianZones.map(([id, label]) => ({ id, label }))

/** Renders the fields for the time zone and the working hours, with those of the chosen parent as explanation. */
function TimesFields({ groups, mayBeTop }: { groups: readonly Group[]; mayBeTop: boolean }) {
  const texts = useGroupTexts()
  const parentId = useWatch<GroupValues, 'parent_id'>({ name: 'parent_id' })
  const inherited = inheritedTimes(groups, parentId, mayBeTop)
  return (
    <>
      <ComboField<GroupValues>
        name="zone"
        label={texts.zone}
        options={zones}
        helper={inherited ? texts.inheritsZone(zoneLabel(inherited.zone)) : texts.inherits}
      />
      <HoursField inherited={inherited} />
    </>
  )
}
