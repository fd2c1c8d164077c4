'use client'

import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId, useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type Choices, ChoicesFailed } from './ChoicesFailed.tsx'
import { chosenOption, type ComboId, type ComboOption } from './comboOptions.ts'
import { ComboInput, useComboProps } from './useComboProps.tsx'
import { useField, type FieldProps } from './useField.ts'
import { useFormTexts } from '../texts.ts'

export interface MultiSelectFieldProps<Values extends FieldValues> extends Omit<
  FieldProps<Values>,
  'checks' | 'accepted' | 'autoComplete'
> {
  options: readonly ComboOption[]
  /** State of the request for the options. The field shows that they are loading, or a retry button after a failure. */
  source?: Choices<unknown>
  /** Options of the chosen ids, shown while the options are loading or if they do not contain these ids. */
  current?: readonly ComboOption[]
}

const filterOptions = createFilterOptions<ComboOption>({
  stringify: ({ label, hint }) => `${label} ${hint ?? ''}`,
})

/** The padding around the chips and the input makes one line as high as other fields. */
const inputRoot = {
  '& .MuiAutocomplete-inputRoot': {
    gap: 0.5,
    py: 0.5,
    pl: 1,
    '& .MuiAutocomplete-input': { py: 0.875, px: 0.75 },
  },
} as const

/** Renders a select field with a search for several options. Its value is the list of the ids of the chosen ones. */
export function MultiSelectField<Values extends FieldValues>(props: MultiSelectFieldProps<Values>) {
  const { label, required, helper, disabled, options, source, current, placeholder } = props
  const form = useFormTexts()
  const combo = useComboProps()
  const id = useId()
  const { field, fieldState, readOnly } = useField(props)
  const missing = source !== undefined && source.data === undefined
  const failed = missing && Boolean(source.error)
  const ids: unknown = field.value
  const chosen = useMemo(
    () => optionsOf(ids, missing ? [] : options, current ?? [], missing),
    [ids, options, current, missing],
  )
  const isWaiting = missing && !failed && Array.isArray(ids) && ids.length > chosen.length
  const note = fieldState.error?.message ?? (failed ? <ChoicesFailed source={source} /> : helper)
  return (
    <FormControl fullWidth required={required} disabled={disabled} error={fieldState.invalid}>
      <FormLabel htmlFor={id} sx={{ mb: 0.75 }}>
        {label}
      </FormLabel>
      <Autocomplete
        {...combo}
        multiple
        disableCloseOnSelect
        sx={inputRoot}
        id={id}
        value={chosen}
        options={options}
        filterOptions={filterOptions}
        onChange={(_, picked) => field.onChange(picked.map((option): ComboId => option.id))}
        onBlur={field.onBlur}
        disabled={disabled}
        // Without their labels the ids of a value cannot be shown, and a choice would lose them.
        readOnly={readOnly || (missing && chosen.length !== (Array.isArray(ids) ? ids.length : 0))}
        loading={missing && !failed && !disabled}
        renderInput={(params) => (
          <ComboInput
            params={params}
            placeholder={
              isWaiting ? form.loadingOptions : chosen.length === 0 ? (placeholder ?? form.choose) : undefined
            }
            noteId={note ? `${id}-note` : undefined}
          />
        )}
      />
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  )
}

/** Returns the options of the ids. An unknown id is its own label, or is left out while the labels are loading. */
function optionsOf(
  ids: unknown,
  options: readonly ComboOption[],
  current: readonly ComboOption[],
  isLoading: boolean,
): ComboOption[] {
  if (!Array.isArray(ids)) return []
  return ids.flatMap((id: unknown) => {
    const known = current.find((option) => String(option.id) === String(id))
    const option = isLoading ? known : chosenOption(options, id, known)
    return option ? [option] : []
  })
}
