'use client'

import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import type { FieldValues } from 'react-hook-form'
import { useCheck } from './useCheck.ts'
import type { FieldProps } from './useField.ts'

export type CheckFieldProps<Values extends FieldValues> = Pick<
  FieldProps<Values>,
  'name' | 'label' | 'helper' | 'disabled' | 'readOnly'
>

/** Renders a check box of a form. */
export function CheckField<Values extends FieldValues>(props: CheckFieldProps<Values>) {
  const { isInvalid, note, noteId, control } = useCheck(props)
  return (
    <FormControl error={isInvalid} disabled={props.disabled}>
      <FormControlLabel label={props.label} control={<Checkbox {...control} />} />
      {note && (
        <FormHelperText id={noteId} sx={{ mt: 0 }}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  )
}
