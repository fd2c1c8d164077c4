import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId } from 'react'
import { type Choices, ChoicesFailed } from '../../kit/Form/ChoicesFailed.tsx'
import type { ComboOption } from '../../kit/Form/comboOptions.ts'
import { ComboInput, useComboProps } from '../../kit/Form/useComboProps.tsx'

const filterOptions = createFilterOptions<ComboOption>({
  stringify: ({ label, hint }) => `${label} ${hint ?? ''}`,
})

interface CoverSearchProps {
  label: string
  placeholder: string
  source: Choices<unknown>
  /** Undefined until loaded. */
  options: readonly ComboOption[] | undefined
  chosen: readonly number[]
  onChoose: (ids: number[]) => void
  fault?: string | null
  /** Help text below the field; an error replaces it. */
  note: string
  /** Whether the label is visible. */
  isLabelled: boolean
}

/** Renders a search field with which the user chooses the vehicles or the depots that a rule covers. */
export function CoverSearch(props: CoverSearchProps) {
  const { label, placeholder, source, options, chosen, onChoose, fault = null, note, isLabelled } = props
  const combo = useComboProps()
  const id = useId()
  const isFailed = options === undefined && Boolean(source.error)
  const helperText = isFailed ? <ChoicesFailed source={source} /> : (fault ?? note)
  const keys = new Set(chosen)
  return (
    <FormControl error={fault !== null} fullWidth>
      {isLabelled && (
        <FormLabel htmlFor={id} sx={{ mb: 0.75 }}>
          {label}
        </FormLabel>
      )}
      <Autocomplete
        {...combo}
        multiple
        disableCloseOnSelect
        id={id}
        options={options ?? []}
        filterOptions={filterOptions}
        value={(options ?? []).filter((option) => keys.has(Number(option.id)))}
        onChange={(_, value) => onChoose(value.map((option) => Number(option.id)))}
        loading={options === undefined && !isFailed}
        renderInput={(params) => (
          <ComboInput
            params={params}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            noteId={`${id}-note`}
            {...(!isLabelled && { label })}
          />
        )}
      />
      <FormHelperText id={`${id}-note`}>{helperText}</FormHelperText>
    </FormControl>
  )
}
