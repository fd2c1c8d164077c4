'use client'

import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, type HTMLInputTypeAttribute, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'

/** Props of a controlled text field, which needs no form library. */
export interface TextInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  type?: HTMLInputTypeAttribute
  /** Error message. The field turns red, and screen readers read the message with it. */
  error?: string
  /** Hint under the field. An error replaces it. */
  hint?: ReactNode
  placeholder?: string
  autoComplete?: string
  autoFocus?: boolean
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  required?: boolean
  /** Whether a required field shows an asterisk. Not needed in a form in which all fields are required. */
  requiredMark?: boolean
  disabled?: boolean
  readOnly?: boolean
  /** Minimum number of lines. If set, the text can have several lines. */
  rows?: number
  start?: ReactNode
  end?: ReactNode
  /** More attributes of the input element, such as `min`. */
  attributes?: InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement>
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>
}

/** Renders a text field with a label above it and a hint or an error below it. Both are linked to the input. */
export function TextInput(props: TextInputProps) {
  const {
    label,
    error,
    hint,
    onChange,
    rows,
    start,
    end,
    inputMode,
    attributes,
    requiredMark = true,
    ...input
  } = props
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
        // `inputMode` must be on the input element, because browsers ignore it on the root element.
        slotProps={{ input: { dir: 'auto', inputMode, ...attributes } }}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note ? <FormHelperText id={`${id}-note`}>{note}</FormHelperText> : null}
    </FormControl>
  )
}
