'use client'

import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, type HTMLInputTypeAttribute, type ReactNode, type Ref } from 'react'

/** A text field that is told its value; it knows no form library. */
export interface TextInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  type?: HTMLInputTypeAttribute
  /** What is wrong; turns the field red and is read out with it. */
  error?: string
  /** A hint under the field; an error takes its place. */
  hint?: ReactNode
  placeholder?: string
  autoComplete?: string
  autoFocus?: boolean
  inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  required?: boolean
  /** Whether a required field shows an asterisk; not needed where every field is required. */
  requiredMark?: boolean
  disabled?: boolean
  readOnly?: boolean
  /** More than one line, at least this many. */
  rows?: number
  start?: ReactNode
  end?: ReactNode
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>
}

/** A labelled text field: label above, hint or error below, both tied to the input. */
export function TextInput(props: TextInputProps) {
  const { label, error, hint, onChange, rows, start, end, requiredMark = true, ...input } = props
  const id = useId()
  const note = error ?? hint
  return (
    <FormControl fullWidth error={error !== undefined} required={input.required} disabled={input.disabled}>
      <FormLabel htmlFor={id} required={input.required && requiredMark} sx={{ mb: 0.75 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        multiline={rows !== undefined}
        minRows={rows}
        startAdornment={start}
        endAdornment={end}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { dir: 'auto' } }}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note ? <FormHelperText id={`${id}-note`}>{note}</FormHelperText> : null}
    </FormControl>
  )
}
