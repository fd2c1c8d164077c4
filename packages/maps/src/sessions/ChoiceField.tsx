'use client'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { FilterChoice } from './filterChoices.ts'
import { useTakeTexts } from '../texts/useTakeTexts.ts'

interface ChoiceFieldProps {
  label: string
  choices: FilterChoice[]
  value: string | undefined
  onChange: (key: string | undefined) => void
}

/** One of the vehicles, drivers or devices, found by typing. */
export function ChoiceField({ label, choices, value, onChange }: ChoiceFieldProps) {
  const texts = useTakeTexts()
  const chosen = choices.find(({ key }) => key === value) ?? null
  return (
    <Autocomplete
      size="small"
      options={choices}
      value={chosen}
      onChange={(_, choice) => onChange(choice?.key)}
      isOptionEqualToValue={(option, { key }) => option.key === key}
      getOptionKey={({ key }) => key}
      noOptionsText={texts.noChoice}
      openText={texts.openChoices}
      closeText={texts.closeChoices}
      clearText={texts.clearChoice}
      renderInput={(field) => <TextField {...field} label={label} />}
    />
  )
}
