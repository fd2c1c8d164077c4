import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import type { FieldValues } from 'react-hook-form'
import { useCheck } from './useCheck.ts'
import type { FieldProps } from './useField.ts'

type SwitchFieldProps<Values extends FieldValues> = Required<
  Pick<FieldProps<Values>, 'name' | 'label' | 'helper'>
>

/**
 * Renders a switch of a form with an explanation. An error of the server replaces the explanation, which
 * may be empty.
 */
export function SwitchField<Values extends FieldValues>({ name, label, helper }: SwitchFieldProps<Values>) {
  const { isInvalid, note, noteId, control } = useCheck<Values>({ name, label, helper })
  return (
    <FormControl error={isInvalid} fullWidth>
      <FormControlLabel
        label={label}
        sx={{ mx: 0, gap: 1, '& .MuiFormControlLabel-label': { fontWeight: 650 } }}
        control={<Switch {...control} />}
      />
      {note && (
        <FormHelperText id={noteId} sx={{ m: 0, pl: { sm: 5.5 }, maxWidth: 576 }}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  )
}
