import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { useCheck } from '../../components/Form/useCheck.ts'
import type { RulesValues } from './rulesValues.ts'

interface SwitchFieldProps {
  name: keyof RulesValues
  label: string
  helper: string
}

/** Renders a switch of the form with its explanation; a server error replaces the explanation. */
export function SwitchField({ name, label, helper }: SwitchFieldProps) {
  const { isInvalid, note, noteId, control } = useCheck<RulesValues>({ name, label, helper })
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
