'use client'

import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type Choices, ChoicesFailed } from './ChoicesFailed.tsx'
import { chosenOption, isKnown, type ComboId, type ComboOption } from './comboOptions.ts'
import { FieldWarning } from './TextField.tsx'
import { ComboInput, useComboProps } from './useComboProps.tsx'
import { fieldText, useField, type FieldProps } from './useField.ts'
import { useFormTexts } from '../texts.ts'

export interface ComboFieldProps<Values extends FieldValues> extends Omit<
  FieldProps<Values>,
  'checks' | 'autoComplete'
> {
  options: readonly ComboOption[]
  /** State of the request for the options. The field shows that they are loading, or a retry button after a failure. */
  source?: Choices<unknown>
  /** Option for the chosen id, shown while the options are loading or if they do not contain this id. */
  current?: ComboOption | null
  /** Whether to clear an unsaved choice, with a message, if the options no longer contain it. */
  dropsLost?: boolean
  /** Called after a choice, so that the app can change fields that depend on it. */
  onChosen?: (id: ComboId | null) => void
}

const filterOptions = createFilterOptions<ComboOption>({
  stringify: ({ label, hint }) => `${label} ${hint ?? ''}`,
})

/** Renders a select field with a search. Its value is the id of the chosen option, or null. */
export function ComboField<Values extends FieldValues>(props: ComboFieldProps<Values>) {
  const { label, required, helper, disabled, options, source, current, onChosen, dropsLost, placeholder } =
    props
  const form = useFormTexts()
  const combo = useComboProps()
  const id = useId()
  const { field, fieldState, readOnly } = useField(props)
  const missing = source !== undefined && source.data === undefined
  const failed = missing && Boolean(source.error)
  // An id alone has no meaning for the user, so the value appears only when its label is known.
  const isNamed = !missing || String(current?.id) === fieldText(field.value)
  const value = useStableOption(isNamed ? chosenOption(options, field.value, current) : null)
  const isWaiting = !isNamed && !failed && fieldText(field.value) !== ''
  const isLost =
    dropsLost === true && !missing && fieldState.isDirty && !isKnown(options, field.value, current)
  const [wasLost, setWasLost] = useState(false)
  if (isLost && !wasLost) setWasLost(true)
  const drop = useEffectEvent(() => field.onChange(null))
  useEffect(() => {
    if (isLost) drop()
  }, [isLost])
  const hint = wasLost && value === null ? <FieldWarning>{form.choiceLost}</FieldWarning> : helper
  const note = fieldState.error?.message ?? (failed ? <ChoicesFailed source={source} /> : hint)
  return (
    <FormControl fullWidth required={required} disabled={disabled} error={fieldState.invalid}>
      <FormLabel htmlFor={id} sx={{ mb: 0.75 }}>
        {label}
      </FormLabel>
      <Autocomplete
        {...combo}
        id={id}
        value={value}
        options={options}
        filterOptions={filterOptions}
        onChange={(_, option) => {
          field.onChange(option?.id ?? null)
          onChosen?.(option?.id ?? null)
        }}
        onBlur={field.onBlur}
        disabled={disabled}
        readOnly={readOnly}
        loading={missing && !failed && !disabled}
        renderInput={(params) => (
          <ComboInput
            params={params}
            placeholder={isWaiting ? form.loadingOptions : (placeholder ?? form.choose)}
            noteId={note ? `${id}-note` : undefined}
          />
        )}
      />
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  )
}

/**
 * Returns the previous object if id and label are the same. Autocomplete compares options by identity: a new object,
 * for example from options that load late, would replace the text that the user types.
 */
function useStableOption(option: ComboOption | null): ComboOption | null {
  const [stable, setStable] = useState(option)
  if (stable?.id === option?.id && stable?.label === option?.label) return stable
  setStable(option)
  return option
}
