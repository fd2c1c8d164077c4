import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { use, useId } from 'react'
import { useController } from 'react-hook-form'
import { FormProgress } from '../../kit/Form/FormProgress.ts'
import type { RulesValues } from './rulesValues.ts'
import { useNotificationRulesTexts } from './texts.ts'

const kinds = ['sos', 'power_cut', 'towing', 'low_battery'] as const

/** Renders check boxes for the kinds of alarms of which the user is notified. */
export function AlarmKindsField() {
  const texts = useNotificationRulesTexts()
  const { busy } = use(FormProgress)
  const id = useId()
  const { field, fieldState } = useController<RulesValues, 'alarm_kinds'>({
    name: 'alarm_kinds',
    rules: { validate: (chosen, { alarm }) => !alarm || chosen.length > 0 || texts.noAlarm },
  })
  const message = fieldState.error?.message
  const choose = (kind: (typeof kinds)[number], checked: boolean) =>
    field.onChange(kinds.filter((one) => (one === kind ? checked : field.value.includes(one))))
  return (
    <Box component="fieldset" aria-label={texts.alarms} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))' }}>
        {kinds.map((kind) => (
          <FormControlLabel
            key={kind}
            label={texts.alarmKinds[kind]}
            sx={{ ml: -1.25, mr: 0 }}
            control={
              <Checkbox
                name={`${field.name}.${kind}`}
                checked={field.value.includes(kind)}
                onChange={(_, checked) => busy || choose(kind, checked)}
                onBlur={field.onBlur}
                slotProps={{
                  input: {
                    'aria-describedby': message ? id : undefined,
                    'aria-invalid': message ? true : undefined,
                    'aria-readonly': busy || undefined,
                  },
                }}
              />
            }
          />
        ))}
      </Box>
      {message && (
        <FormHelperText id={id} error sx={{ mt: 0 }}>
          {message}
        </FormHelperText>
      )}
    </Box>
  )
}
