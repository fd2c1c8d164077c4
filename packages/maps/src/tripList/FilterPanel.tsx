'use client'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import TextField from '@mui/material/TextField'
import Autocomplete from '@mui/material/Autocomplete'
import {
  type FilterChoice,
  type FilterChoices,
  isFiltering,
  noFilter,
  type TripFilter,
} from './TripFilter.ts'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'
import { useMapsTimeZone } from '../locales/useMapsTexts.ts'
import { dayIn, isDay } from '../trip/zoneDay.ts'

interface FilterPanelProps {
  id: string
  anchor: HTMLElement
  choices: FilterChoices
  /** The current day, as `2026-11-20`; the browser's date if undefined. */
  today: string | undefined
  filter: TripFilter
  onFilter: (change: TripFilter) => void
  onClose: () => void
}

/** Renders the fields of the filter; each change applies at once. */
export function FilterPanel({ id, anchor, choices, today, filter, onFilter, onClose }: FilterPanelProps) {
  const texts = useSessionsTexts()
  const titleId = useId()
  const choiceFields = [
    { label: texts.depot, choices: choices.groups ?? [], role: 'group' as const },
    { label: texts.vehicle, choices: choices.vehicles, role: 'vehicle' as const },
    { label: texts.driver, choices: choices.drivers, role: 'driver' as const },
    { label: texts.device, choices: choices.devices, role: 'device' as const },
  ].filter((field) => field.choices.length > 0)
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { id, role: 'dialog', 'aria-labelledby': titleId, sx: { mt: 0.5, width: 360 } } }}
    >
      <Box sx={{ display: 'grid', gap: 2, p: 2.5 }}>
        <Typography id={titleId} component="h3" sx={{ fontWeight: 700 }}>
          {texts.filterSessions}
        </Typography>
        {choices.days && !filter.untimed && <DayFields today={today} filter={filter} onChange={onFilter} />}
        {choiceFields.map(({ label, choices: some, role }) => (
          <ChoiceField
            key={role}
            label={label}
            choices={some}
            value={filter[role]}
            onChange={(key) => onFilter({ [role]: key })}
          />
        ))}
        <DistanceField value={filter.atLeast} onChange={(atLeast) => onFilter({ atLeast })} />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Button disabled={!isFiltering(filter)} onClick={() => onFilter(noFilter)}>
            {texts.clearFilters}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {texts.close}
          </Button>
        </Box>
      </Box>
    </Popover>
  )
}

interface DayFieldsProps {
  filter: TripFilter
  /** The current day, as `2026-11-20`; the browser's date if undefined. */
  today?: string | undefined
  onChange: (days: Pick<TripFilter, 'from' | 'to' | 'hour'>) => void
}

/** Renders the filter for the days of a trip, and for a time of one day; a time without a day is one of today. */
function DayFields({ filter: { from, to, hour }, today, onChange }: DayFieldsProps) {
  const texts = useSessionsTexts()
  const timeZone = useMapsTimeZone()
  const setDays = (days: Pick<TripFilter, 'from' | 'to'>) =>
    onChange({ ...days, hour: days.from === days.to ? hour : undefined })
  const setHour = (clock: string | undefined) => {
    const day = from ?? today ?? dayIn(timeZone)(Date.now())
    onChange({ hour: clock, ...(clock !== undefined && { from: day, to: day }) })
  }
  return (
    <Box
      component="fieldset"
      aria-label={texts.day}
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <DayField label={texts.from} value={from} max={to} onChange={(day) => setDays({ from: day, to })} />
      <DayField label={texts.to} value={to} min={from} onChange={(day) => setDays({ from, to: day })} />
      <TextField
        type="time"
        size="small"
        label={texts.hour}
        value={hour ?? ''}
        onChange={({ target }) => setHour(target.value || undefined)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Box>
  )
}

interface DayFieldProps {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

function DayField({ label, value = '', min, max, onChange }: DayFieldProps) {
  const [text, setTyped] = useTyped(value)
  const read = (typed: string) => {
    // While the user types 2026, the field reports the years 0002, 0020 and 0202; they are ignored.
    const means = typed === '' || (isDay(typed) && typed >= '1990') ? typed : value
    setTyped(typed, means)
    if (means !== value) onChange(means || undefined)
  }
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={text}
      onChange={({ target }) => read(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
    />
  )
}

interface ChoiceFieldProps {
  label: string
  choices: FilterChoice[]
  value: string | undefined
  onChange: (key: string | undefined) => void
}

/** Renders a field with search to choose a depot, a vehicle, a driver or a device. */
function ChoiceField({ label, choices, value, onChange }: ChoiceFieldProps) {
  const texts = useSessionsTexts()
  const chosen = choices.find(({ key }) => key === value) ?? null
  // A plate or name that is typed in full needs no press to choose it.
  const chooseTyped = (text: string, reason: string) => {
    const typed = reason === 'input' && choices.find(({ label: name }) => plain(name) === plain(text))
    if (typed && typed.key !== value) onChange(typed.key)
  }
  return (
    <Autocomplete
      size="small"
      options={choices}
      value={chosen}
      onChange={(_, choice) => onChange(choice?.key)}
      onInputChange={(_, text, reason) => chooseTyped(text, reason)}
      autoHighlight
      isOptionEqualToValue={(option, { key }) => option.key === key}
      getOptionKey={({ key }) => key}
      renderOption={({ key, ...props }, { label: text, hint }) => (
        <Box component="li" key={key} {...props} sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ minWidth: 0 }}>
            {text}
            {hint && (
              <Typography
                component="span"
                variant="caption"
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {hint}
              </Typography>
            )}
          </Box>
        </Box>
      )}
      noOptionsText={texts.noChoice}
      openText={texts.openChoices}
      closeText={texts.closeChoices}
      clearText={texts.clearChoice}
      renderInput={(field) => <TextField {...field} label={label} />}
    />
  )
}

function plain(text: string) {
  return text.replaceAll(/\s+/g, '').toLowerCase()
}

interface DistanceFieldProps {
  /** The minimum distance in kilometres. */
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** Renders the filter for the minimum distance; accepts a comma as decimal point. */
function DistanceField({ value, onChange }: DistanceFieldProps) {
  const texts = useSessionsTexts()
  const [text, setTyped] = useTyped(String(value ?? ''))
  return (
    <TextField
      size="small"
      label={texts.distanceAtLeast}
      value={text}
      onChange={({ target }) => {
        const next = kilometres(target.value)
        if (next === null) return
        setTyped(target.value, String(next ?? ''))
        if (next !== value) onChange(next)
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  )
}

/** Parses the typed number; undefined for an empty field, null for an invalid number. */
function kilometres(text: string): number | undefined | null {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return undefined
  return /^\d{1,6}(\.\d{0,2})?$/.test(plain) ? Number(plain) : null
}

/**
 * Returns the text to show in a field of the filter, and its setter. The setter takes the typed text and its parsed
 * form (`means`). While the parsed form equals `value`, the field shows the typed text. After any other change of
 * `value`, such as a reset of the filter, the field shows `value`.
 */
function useTyped(value: string): [text: string, setTyped: (text: string, means: string) => void] {
  const [typed, setTyped] = useState({ text: value, means: value })
  return [typed.means === value ? typed.text : value, (text, means) => setTyped({ text, means })]
}
