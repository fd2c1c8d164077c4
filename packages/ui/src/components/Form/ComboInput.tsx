import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'

/** Renders the input of a choice. */
export function ComboInput({
  params,
  placeholder,
  noteId,
}: {
  params: AutocompleteRenderInputParams
  placeholder: string
  noteId: string | undefined
}) {
  const { input, htmlInput } = params.slotProps
  return (
    <OutlinedInput
      {...input}
      id={params.id}
      fullWidth
      placeholder={placeholder}
      aria-describedby={noteId}
      slotProps={{ input: { ...htmlInput, dir: 'auto' } }}
    />
  )
}
