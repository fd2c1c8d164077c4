'use client'

import { useMemo, useRef } from 'react'
import { useFormContext, type FieldValues } from 'react-hook-form'
import { useLocale } from '../../locales/LocaleProvider.tsx'
import { createFormat } from '../../format/createFormat.ts'
import { TextInput } from '../TextInput/TextInput.tsx'
import { firstFault, required, type FieldCheck } from './checks.ts'
import { fieldText, useField, type FieldProps } from './useField.ts'
import { useFormPartsTexts } from '../texts.ts'

export interface DateFieldProps<Values extends FieldValues> extends Omit<FieldProps<Values>, 'placeholder'> {
  /** The earliest day, as YYYY-MM-DD. */
  min?: string
  /** The latest day, as YYYY-MM-DD. */
  max?: string
}

/** Renders a field for a day, with the calendar of the browser. Its value is YYYY-MM-DD; without a day it is empty. */
export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>) {
  const { min, max, helper, checks = [], faults, accepted, ...input } = props
  const texts = useFormPartsTexts().rules
  const inWords = useDayInWords()
  const element = useRef<HTMLInputElement>(null)
  const { trigger } = useFormContext<Values>()
  const limits: FieldCheck[] = [
    (day) => (min !== undefined && day !== '' && day < min ? 'earliest' : null),
    (day) => (max !== undefined && day > max ? 'latest' : null),
    ...checks,
  ]
  const { field, fieldState, readOnly } = useField<Values>({
    ...props,
    required: false,
    accepted: undefined,
    checks: [
      // The value of a half-typed date is empty, even if the stored value is empty too.
      () => (element.current?.validity.badInput ? 'date' : null),
      (text) => firstFault(text, props.required ? [required, ...limits] : limits, accepted),
    ],
    faults: {
      date: texts.date,
      ...(min !== undefined && { earliest: texts.earliest(inWords(min)) }),
      ...(max !== undefined && { latest: texts.latest(inWords(max)) }),
      ...faults,
    },
  })
  const day = fieldText(field.value)
  const words = day === '' ? '' : inWords(day)
  return (
    <TextInput
      {...input}
      type="date"
      readOnly={readOnly}
      value={day}
      error={fieldState.error?.message}
      hint={[words, helper].filter(Boolean).join(' · ')}
      inputRef={element}
      attributes={{ min, max }}
      onChange={field.onChange}
      onBlur={() => {
        field.onBlur()
        // A change of a half-typed date causes no event if the value stays empty.
        if (fieldState.error?.type === 'validate') void trigger(field.name)
      }}
    />
  )
}

/** Returns a function that formats a day. A day has no time zone, so that of the user must not move it. */
function useDayInWords(): (day: string) => string {
  const { language } = useLocale()
  const { date } = useMemo(() => createFormat(language, 'UTC'), [language])
  return (day) => date(`${day}T00:00:00Z`)
}
