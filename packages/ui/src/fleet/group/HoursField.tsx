import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { WorkingDay, WorkingHours } from '@sikud/api'
import { use, useId } from 'react'
import { useController } from 'react-hook-form'
import { FormProgress } from '../../kit/Form/FormProgress.ts'
import {
  endsNextDay,
  firstHours,
  hoursText,
  type InheritedTimes,
  type Weekday,
  weekdays,
} from './groupTimes.ts'
import type { GroupValues } from './groupValues.ts'
import { useGroupTexts } from './texts.ts'
import { useFormTexts } from '../../kit/texts.ts'

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
export function HoursField({ inherited }: { inherited: InheritedTimes | null }) {
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
