'use client'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useMapsTimeZone } from '../locales/MapsLocaleProvider.tsx'
import type { SessionFilter } from './SessionFilter.ts'
import { useTakeTexts } from '../texts/useTakeTexts.ts'
import { useTyped } from './useTyped.ts'
import { dayAfter, dayIn, isDay } from '../trip/zoneDay.ts'

interface DayFieldsProps {
  filter: SessionFilter
  /** As `2026-11-20`; the browser's without it. */
  today?: string | undefined
  onChange: (days: Pick<SessionFilter, 'from' | 'to'>) => void
}

/** The days that sessions may have started on: usual ones at a click, any other from and to. */
export function DayFields({ filter: { from, to }, today: told, onChange }: DayFieldsProps) {
  const texts = useTakeTexts()
  const timeZone = useMapsTimeZone()
  const [here] = useState(() => dayIn(timeZone)(Date.now()))
  const today = told ?? here
  const ranges = [
    { label: texts.today, from: today, to: today },
    { label: texts.yesterday, from: dayAfter(today, -1), to: dayAfter(today, -1) },
    { label: texts.lastWeek, from: dayAfter(today, -6), to: today },
  ]
  return (
    <Box
      component="fieldset"
      aria-label={texts.day}
      sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', gap: 1 }}>
        {ranges.map((range) => {
          const chosen = range.from === from && range.to === to
          return (
            <Button
              key={range.label}
              size="small"
              variant={chosen ? 'contained' : 'outlined'}
              aria-pressed={chosen}
              onClick={() => onChange(chosen ? noDays : { from: range.from, to: range.to })}
              sx={{ flex: 1 }}
            >
              {range.label}
            </Button>
          )
        })}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <DayField label={texts.from} value={from} max={to} onChange={(day) => onChange({ from: day, to })} />
        <DayField label={texts.to} value={to} min={from} onChange={(day) => onChange({ from, to: day })} />
      </Box>
    </Box>
  )
}

const noDays = { from: undefined, to: undefined }

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
    // On the way to 2026 a year reads 0002, 0020 and 0202.
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
