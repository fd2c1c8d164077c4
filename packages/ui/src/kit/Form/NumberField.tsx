'use client'

import InputAdornment from '@mui/material/InputAdornment'
import { useState, type KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useLocale } from '../../locales/LocaleProvider.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { numberOf, numberText } from './numberText.ts'
import { fieldText, useField, type FieldProps } from './useField.ts'
import { useRule } from './useRule.ts'

export interface NumberFieldProps<Values extends FieldValues> extends Omit<
  FieldProps<Values>,
  'accepted' | 'autoComplete'
> {
  /** The unit, shown after the number and read out with it. Users may also paste it: "12,5 kg". */
  unit?: string
  /** If it is negative, phones show a keyboard with a minus sign. */
  min?: number
  max?: number
  /** The value is a multiple of `step`, and ↑ and ↓ change it by `step`. Use 1 for whole numbers. */
  step?: number
  /** The stored value of the record, which is accepted even if it fails the checks. */
  accepted?: number | null
}

/**
 * Renders a number field with its unit. Its value is a number or null. While the text is not a number, the value is
 * the text, and the form does not submit.
 */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { unit, min, max, step, accepted, helper, checks = [], faults, ...input } = props
  const { language } = useLocale()
  const rule = useRule({ minimum: min, maximum: max, multipleOf: step })
  const { field, fieldState, readOnly } = useField<Values>({
    ...props,
    checks: [
      (text, value) => (text.trim() === '' || typeof value === 'number' ? null : 'number'),
      ...rule.checks,
      ...checks,
    ],
    faults: { ...rule.faults, ...faults },
    accepted: accepted === undefined ? undefined : fieldText(accepted),
  })
  // The typed text stays while it means the value, so that "12," does not lose its comma.
  const [typed, setTyped] = useState('')
  const value: unknown = field.value
  const text = typeof value === 'number' ? numberText(value, language) : fieldText(value)
  const shown = valueOf(typed) === (value ?? null) ? typed : text

  function valueOf(entered: string): number | string | null {
    const bare = unit === undefined ? entered : entered.replace(unit, '')
    return entered.trim() === '' ? null : (numberOf(bare, language) ?? entered)
  }

  function change(entered: string) {
    setTyped(entered)
    field.onChange(valueOf(entered))
  }

  function move(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (direction === undefined || step === undefined || readOnly || event.altKey) return
    event.preventDefault()
    const from = typeof value === 'number' ? value + direction * step : (min ?? 0)
    // Rounds to the grid of steps, so that 0.1 + 0.2 is 0.3.
    const next = Number((Math.round(from / step) * step).toPrecision(12))
    change(numberText(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next)), language))
  }

  return (
    <TextInput
      {...input}
      readOnly={readOnly}
      // Not type="number": it changes at a turn of the mouse wheel, and rejects a comma in some languages.
      // The numeric keyboard of an iPhone has no minus sign.
      inputMode={
        (min ?? 0) < 0 ? 'text' : step !== undefined && Number.isInteger(step) ? 'numeric' : 'decimal'
      }
      autoComplete="off"
      value={shown}
      error={fieldState.error?.message}
      hint={helper}
      end={unit && <InputAdornment position="end">{unit}</InputAdornment>}
      // The unit belongs to the name, because screen readers do not read it inside of the field.
      attributes={{ 'aria-label': unit && `${input.label} (${unit})`, onKeyDown: move }}
      onChange={change}
      onBlur={() => {
        setTyped('')
        field.onBlur()
      }}
    />
  )
}
