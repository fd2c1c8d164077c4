'use client'

import type { FieldValues } from 'react-hook-form'
import { PasswordInput } from '../TextInput/PasswordInput.tsx'
import { fieldText, useField, type FieldProps } from './useField.ts'

/** Renders a password field of a form. Blanks are part of the password. */
export function PasswordField<Values extends FieldValues>(
  props: FieldProps<Values> & { autoFocus?: boolean },
) {
  const { checks: _, accepted: __, helper, ...input } = props
  const { field, fieldState, readOnly } = useField(props)
  return (
    <PasswordInput
      {...input}
      readOnly={readOnly}
      value={fieldText(field.value)}
      error={fieldState.error?.message}
      hint={helper}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
