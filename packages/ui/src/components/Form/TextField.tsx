'use client'

import type { FieldValues } from 'react-hook-form'
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx'
import { FieldWarning } from './FieldWarning.tsx'
import { fieldText, useField, type FieldProps } from './useField.ts'

interface TextFieldProps<Values extends FieldValues>
  extends FieldProps<Values>, Pick<TextInputProps, 'type' | 'inputMode' | 'rows'> {
  /** A doubt about the text that does not hold it up; takes the helper's place. */
  warning?: (text: string) => string | null
  /** Tidies what was typed when the field is left. */
  normalise?: (text: string) => string
}

/** A text field of a form. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { checks: _, accepted, helper, warning, normalise, ...input } = props
  const { field, fieldState, readOnly } = useField(props)
  const text = fieldText(field.value)
  const doubt = warning?.(text)
  return (
    <TextInput
      {...input}
      readOnly={readOnly}
      value={text}
      error={fieldState.error?.message}
      hint={doubt ? <FieldWarning>{doubt}</FieldWarning> : helper}
      onChange={field.onChange}
      onBlur={() => {
        const tidy = normalise?.(text) ?? text
        if (tidy !== text && text !== accepted) field.onChange(tidy)
        field.onBlur()
      }}
    />
  )
}
