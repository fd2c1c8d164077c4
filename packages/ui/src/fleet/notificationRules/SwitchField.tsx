import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import { useField } from '../../components/Form/useField.ts'
import type { RulesValues } from './rulesValues.ts'

interface SwitchFieldProps {
  name: keyof RulesValues
  label: string
  helper: string
}

/** Renders a switch of the form with its explanation; a server error replaces the explanation. */
export function SwitchField({ name, label, helper }: SwitchFieldProps) {
  const id = useId()
  const { field, fieldState, readOnly } = useField<RulesValues>({ name, label })
  return (
    <FormControl error={fieldState.invalid} fullWidth>
      <FormControlLabel
        label={label}
        labelPlacement="start"
        sx={{
          m: 0,
          justifyContent: 'space-between',
          gap: 2,
          '& .MuiFormControlLabel-label': { fontWeight: 650 },
        }}
        control={
          <Switch
            name={field.name}
            checked={field.value === true}
            onChange={(_, checked) => readOnly || field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                'aria-describedby': id,
                'aria-invalid': fieldState.invalid || undefined,
                'aria-readonly': readOnly || undefined,
              },
            }}
          />
        }
      />
      <FormHelperText id={id} sx={{ m: 0, maxWidth: 520 }}>
        {fieldState.error?.message ?? helper}
      </FormHelperText>
    </FormControl>
  )
}
