'use client'

import type { FieldValues } from 'react-hook-form'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { fieldText, useField, type FieldProps } from './useField.ts'
import { momentOf } from './wallTime.ts'

export type DateTimeFieldProps<Values extends FieldValues> = Omit<
  FieldProps<Values>,
  'checks' | 'accepted' | 'placeholder' | 'autoComplete'
>

/** Renders a date and time field in the user's zone. Its value is a local time; see `wallTime` and `momentOf`. */
export function DateTimeField<Values extends FieldValues>(props: DateTimeFieldProps<Values>) {
  const { helper, ...input } = props
  const { timeZone, dateTime } = useFormat()
  const { field, fieldState, readOnly } = useField(props)
  const wall = fieldText(field.value)
  const moment = momentOf(wall, timeZone)
  return (
    <TextInput
      {...input}
      readOnly={readOnly}
      type="datetime-local"
      value={wall}
      error={fieldState.error?.message}
      hint={moment === null ? helper : dateTime(moment)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
