'use client'

import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './useField.ts'

type CheckFieldProps<Values extends FieldValues> = Pick<
  FieldProps<Values>,
  'name' | 'label' | 'helper' | 'disabled'
>

/** Renders a check box of a form. */
export function CheckField<Values extends FieldValues>(props: CheckFieldProps<Values>) {
  const { name, label, helper, disabled } = props
  const id = useId()
  const { field, fieldState, readOnly } = useField<Values>({ name, label })
  const note = fieldState.error?.message ?? helper
  return (
    <FormControl error={fieldState.invalid} disabled={disabled}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={field.name}
            checked={field.value === true}
            onChange={(_, checked) => readOnly || field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                'aria-describedby': note ? id : undefined,
                'aria-invalid': fieldState.invalid || undefined,
                'aria-readonly': readOnly || undefined,
              },
            }}
          />
        }
      />
      {note && (
        <FormHelperText id={id} sx={{ mt: 0 }}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  )
}
