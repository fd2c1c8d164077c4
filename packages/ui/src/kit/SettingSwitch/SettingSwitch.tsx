import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'

interface SettingSwitchProps {
  label: string
  /** A text that says what happens when the setting is on. */
  children: ReactNode
  checked: boolean
  disabled?: boolean
  onChange: (on: boolean) => void
}

/** Renders a switch for a setting that applies at once and is not in a form. */
export function SettingSwitch({ label, children, checked, disabled = false, onChange }: SettingSwitchProps) {
  const id = useId()
  return (
    <>
      <FormControlLabel
        label={label}
        labelPlacement="start"
        disabled={disabled}
        sx={{
          display: 'flex',
          m: 0,
          mt: 1,
          justifyContent: 'space-between',
          gap: 2,
          '& .MuiFormControlLabel-label': { fontWeight: 650 },
        }}
        control={
          <Switch
            checked={checked}
            onChange={(_, on) => onChange(on)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <Typography id={id} variant="caption" component="p" sx={{ maxWidth: 520, color: 'text.secondary' }}>
        {children}
      </Typography>
    </>
  )
}
