'use client'

import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx'
import { fieldText, useField, type FieldProps } from './useField.ts'

export interface TextFieldProps<Values extends FieldValues>
  extends FieldProps<Values>, Pick<TextInputProps, 'type' | 'inputMode' | 'rows' | 'autoFocus'> {
  /** Returns a warning or null. A warning replaces the help text and does not block the submit. */
  warning?: (text: string) => string | null
  /** Renders a note below the help text, such as a warning that needs a request. */
  note?: ((text: string) => ReactNode) | undefined
  /** Corrects the text when the field loses the focus. */
  normalise?: (text: string) => string
}

/** Renders a text field of a form. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { checks: _, faults: __, accepted, helper, warning, note, normalise, ...input } = props
  const { field, fieldState, readOnly } = useField(props)
  const text = fieldText(field.value)
  const doubt = warning?.(text)
  const hint = doubt ? <FieldWarning>{doubt}</FieldWarning> : helper
  const below = note?.(text)
  return (
    <TextInput
      {...input}
      readOnly={readOnly}
      value={text}
      error={fieldState.error?.message}
      hint={
        below ? (
          <>
            {hint}
            {below}
          </>
        ) : (
          hint
        )
      }
      onChange={field.onChange}
      onBlur={() => {
        const tidy = normalise?.(text) ?? text
        if (tidy !== text && text !== accepted) field.onChange(tidy)
        field.onBlur()
      }}
    />
  )
}

/** Shows a warning under a field. Its colour and icon distinguish it from an error. */
export function FieldWarning({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'warning.main' }}>
      <WarningIcon sx={{ fontSize: 16 }} />
      {children}
    </Box>
  )
}
