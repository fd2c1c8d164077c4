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

/** Renders a switch of a form with an explanation. An error of the server replaces the explanation. */
export function SwitchField<Values extends FieldValues>({ name, label, helper }: SwitchFieldProps<Values>) {
  const { isInvalid, note, noteId, control } = useCheck<Values>({ name, label, helper })
  return (
    <FormControl error={isInvalid} fullWidth>
      <FormControlLabel
        label={label}
        labelPlacement="start"
        sx={{
          m: 0,
          justifyContent: 'space-between',
          gap: 2,
          '& .MuiFormControlLabel-label': { fontWeight: 650 },
        }}
        control={<Switch {...control} />}
      />
      <FormHelperText id={noteId} sx={{ m: 0, maxWidth: 520 }}>
        {note}
      </FormHelperText>
    </FormControl>
  )
}
