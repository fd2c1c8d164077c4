import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'

/** The typing part of a choice. */
export function ComboInput({
  params,
  placeholder,
  autoFocus,
  noteId,
}: {
  params: AutocompleteRenderInputParams
  placeholder: string
  autoFocus: boolean | undefined
  noteId: string | undefined
}) {
  const { input, htmlInput } = params.slotProps
  return (
    <OutlinedInput
      {...input}
      id={params.id}
      fullWidth
      autoFocus={autoFocus}
      placeholder={placeholder}
      aria-describedby={noteId}
      slotProps={{ input: htmlInput }}
    />
  )
}
