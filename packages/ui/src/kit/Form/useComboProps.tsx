import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { HTMLAttributes, Key } from 'react'
import { ComboListbox, ComboOptionLine } from './ComboListbox.tsx'
import type { ComboOption } from './comboOptions.ts'
import { useFormTexts } from '../texts.ts'

/** Returns the props of every Autocomplete of the kit: its texts, and functions that render and compare options. */
export function useComboProps() {
  const form = useFormTexts()
  return {
    getOptionKey: (option: ComboOption) => option.id,
    isOptionEqualToValue: (option: ComboOption, value: ComboOption) => String(option.id) === String(value.id),
    // Enter chooses the highlighted option. If no option is highlighted, Enter submits the form.
    autoHighlight: true,
    loadingText: form.loadingOptions,
    noOptionsText: form.noOptions,
    clearText: form.clear,
    openText: form.open,
    closeText: form.close,
    slotProps: { listbox: { component: ComboListbox } },
    renderOption: (
      { key, ...optionProps }: HTMLAttributes<HTMLLIElement> & { key: Key },
      option: ComboOption,
    ) => <ComboOptionLine key={key} optionProps={optionProps} option={option} />,
  }
}

interface ComboInputProps {
  params: AutocompleteRenderInputParams
  placeholder: string | undefined
  /** Id of the note that describes the input. */
  noteId?: string | undefined
  /** Accessible name of an input that has no label element. */
  label?: string
}

/** Renders the input of an Autocomplete. */
export function ComboInput({ params, placeholder, noteId, label }: ComboInputProps) {
  const { input, htmlInput } = params.slotProps
  return (
    <OutlinedInput
      {...input}
      id={params.id}
      fullWidth
      placeholder={placeholder}
      aria-describedby={noteId}
      slotProps={{ input: { ...htmlInput, 'aria-label': label, dir: 'auto' } }}
    />
  )
}
