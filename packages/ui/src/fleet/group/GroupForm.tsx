'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { DepotZone, Group, GroupInput, GroupKind, Id, WorkingDay, WorkingHours } from '@sikud/api'
import { use, useId, useMemo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { ComboField } from '../../kit/Form/ComboField.tsx'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import type { RecordFormProps } from '../../kit/Form/RecordFormProps.ts'
import { TextField } from '../../kit/Form/TextField.tsx'
import { label } from '../checks.ts'
import { parentOptions } from './groupRows.ts'
import { indonesianZones } from '../../kit/AppShell/indonesianZones.ts'
import {
  type InheritedTimes,
  type Weekday,
  endsNextDay,
  firstHours,
  hoursText,
  inheritedTimes,
  weekdays,
  zoneLabel,
} from './groupTimes.ts'
import { useGroupTexts } from './texts.ts'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { FormProgress } from '../../kit/Form/FormProgress.ts'
import { useFormTexts } from '../../kit/texts.ts'
import { cardWidth } from '../../theme/shape.ts'

export interface GroupFormProps extends RecordFormProps<GroupValues, GroupInput> {
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
    <Card sx={{ maxWidth: cardWidth.narrow, overflow: 'visible' }}>
      <CardContent>
        <Form
          {...form}
          label={texts.form}
          values={groupValues(group, parentId)}
          onSubmit={(values) => onSubmit(groupInput(values))}
        >
          <TextField<GroupValues>
            name="name"
            label={texts.name}
            required
            checks={[label]}
            accepted={group?.name}
          />
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

const narrowRow = { '@container (max-width: 480px)': { gridTemplateColumns: '1fr 1fr' } }
const dayRow = {
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: '140px 130px 130px 1fr',
  columnGap: 1.5,
  rowGap: 0.5,
  minHeight: 48,
  ...narrowRow,
} as const
const wholeLine = { '@container (max-width: 480px)': { gridColumn: '1 / -1' } } as const

/** Renders the choice between inherited and own working hours, and the own hours of each weekday. */
function HoursField({ inherited }: { inherited: InheritedTimes | null }) {
  const texts = useGroupTexts()
  const { faults } = useFormTexts()
  const { busy } = use(FormProgress)
  const noteId = useId()
  const { field, fieldState } = useController<GroupValues, 'working_hours'>({
    name: 'working_hours',
    rules: { validate: (hours) => hours === null || isComplete(hours) || faults.required },
  })
  const hours = field.value
  const change = (next: WorkingHours | null) => {
    if (!busy) field.onChange(next)
  }
  const helper = inherited ? texts.inheritsHours(hoursText(inherited.working_hours, texts)) : texts.inherits
  const note = fieldState.error?.message ?? (hours === null ? helper : texts.hoursHelp)
  return (
    <FormControl
      component="fieldset"
      error={fieldState.invalid}
      fullWidth
      sx={{ containerType: 'inline-size' }}
    >
      <FormControlLabel
        label={texts.ownHours}
        labelPlacement="start"
        sx={{ m: 0, justifyContent: 'space-between', gap: 2 }}
        control={
          <Switch
            name={field.name}
            checked={hours !== null}
            onChange={(_event, isOwn) => change(isOwn ? firstHours(inherited) : null)}
            onBlur={field.onBlur}
            slotProps={{ input: { 'aria-describedby': noteId } }}
          />
        }
      />
      <FormHelperText id={noteId} sx={{ m: 0 }}>
        {note}
      </FormHelperText>
      {hours !== null && (
        <Box sx={{ mt: 1 }}>
          {weekdays.map((day) => (
            <DayRow
              key={day}
              day={day}
              open={hours[day]}
              busy={busy}
              onChange={(open) => change({ ...hours, [day]: open })}
            />
          ))}
        </Box>
      )}
    </FormControl>
  )
}

interface DayRowProps {
  day: Weekday
  /** Null if the depot is closed on this day. */
  open: WorkingDay | null
  busy: boolean
  onChange: (open: WorkingDay | null) => void
}

function DayRow({ day, open, busy, onChange }: DayRowProps) {
  const texts = useGroupTexts()
  const name = texts.weekdays[day]
  return (
    <Box sx={dayRow}>
      <FormControlLabel
        label={name}
        sx={{ m: 0, ...wholeLine }}
        control={
          <Checkbox
            checked={open !== null}
            onChange={(_event, isOpen) => onChange(isOpen ? { from: '06:00', to: '20:00' } : null)}
          />
        }
      />
      {open === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', ...wholeLine }}>
          {texts.closedDay}
        </Typography>
      ) : (
        <>
          <ClockInput
            label={texts.dayFrom(name)}
            value={open.from}
            readOnly={busy}
            onChange={(from) => onChange({ ...open, from })}
          />
          <ClockInput
            label={texts.dayTo(name)}
            value={open.to}
            readOnly={busy}
            onChange={(to) => onChange({ ...open, to })}
          />
          {open.from !== '' && open.to !== '' && endsNextDay(open) && (
            <Typography variant="body2" sx={{ color: 'text.secondary', ...wholeLine }}>
              {texts.nextDay}
            </Typography>
          )}
        </>
      )}
    </Box>
  )
}

interface ClockInputProps {
  label: string
  value: string
  readOnly: boolean
  onChange: (value: string) => void
}

function ClockInput({ label, value, readOnly, onChange }: ClockInputProps) {
  return (
    <OutlinedInput
      size="small"
      type="time"
      value={value}
      readOnly={readOnly}
      required
      error={value === ''}
      onChange={({ target }) => onChange(target.value.slice(0, 5))}
      slotProps={{ input: { 'aria-label': label } }}
    />
  )
}

function isComplete(hours: WorkingHours): boolean {
  return weekdays.every((day) => {
    const open = hours[day]
    return open === null || (open.from !== '' && open.to !== '')
  })
}

/** Values of the depot form. */
export interface GroupValues {
  name: string
  kind: GroupKind | null
  parent_id: Id | null
  /** Null for the time zone of the depot above. */
  zone: DepotZone | null
  /** Null for the working hours of the depot above. */
  working_hours: WorkingHours | null
}

/** Returns the form values of a depot; a new depot has the kind `depot`. */
function groupValues(group: Group | undefined, parentId: Id | null = null): GroupValues {
  return {
    name: group?.name ?? '',
    kind: group?.kind ?? 'depot',
    parent_id: group ? group.parent_id : parentId,
    zone: group?.zone ?? null,
    working_hours: group?.working_hours ?? null,
  }
}

function groupInput({ name, kind, ...values }: GroupValues): GroupInput {
  return { ...values, name: name.trim(), kind: kind ?? 'depot' }
}
