import Box from '@mui/material/Box'
import { use } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { ComboField } from '../../kit/Form/ComboField.tsx'
import { FormProgress } from '../../kit/Form/FormProgress.ts'
import { fieldText } from '../../kit/Form/useField.ts'
import { TextInput } from '../../kit/TextInput/TextInput.tsx'
import { indonesianZones } from '../../kit/AppShell/indonesianZones.ts'
import { shortFields } from './RuleRow.tsx'
import type { RulesValues } from './rulesValues.ts'
import { SwitchField } from '../../kit/Form/SwitchField.tsx'
import { useNotificationRulesTexts } from './texts.ts'
import { useFormTexts } from '../../kit/texts.ts'

/** Renders the fields for the quiet hours (without push messages) and their time zone; `zone` is the stored zone. */
export function QuietFields({ zone }: { zone: string }) {
  const texts = useNotificationRulesTexts()
  const isOn = useWatch<RulesValues, 'quiet'>({ name: 'quiet' })
  const zones = indonesianZones.map(([id, label]) => ({ id, label }))
  return (
    <>
      <Box>
        <SwitchField<RulesValues> name="quiet" label={texts.quiet} helper={texts.quietHelp} />
        {isOn && (
          <Box sx={{ ...shortFields, mt: 1.5 }}>
            <ClockField name="quiet_from" label={texts.from} />
            <ClockField name="quiet_to" label={texts.to} />
          </Box>
        )}
      </Box>
      <Box sx={{ maxWidth: 440 }}>
        <ComboField<RulesValues>
          name="zone"
          label={texts.zone}
          required
          helper={texts.zoneHelp}
          options={zones}
          current={{ id: zone, label: zone }}
        />
      </Box>
    </>
  )
}

function ClockField({ name, label }: { name: 'quiet_from' | 'quiet_to'; label: string }) {
  const texts = useNotificationRulesTexts()
  const { faults } = useFormTexts()
  const { busy } = use(FormProgress)
  const from = useWatch<RulesValues, 'quiet_from'>({ name: 'quiet_from' })
  const isEnd = name === 'quiet_to'
  const { field, fieldState } = useController<RulesValues, typeof name>({
    name,
    rules: {
      validate: (value, all) =>
        value === '' ? faults.required : !isEnd || value !== all.quiet_from || texts.sameTime,
    },
  })
  const value = fieldText(field.value)
  return (
    <TextInput
      label={label}
      name={name}
      type="time"
      required
      requiredMark={false}
      readOnly={busy}
      value={value}
      onChange={(text) => field.onChange(text.slice(0, 5))}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      hint={isEnd && value !== '' && value < from ? texts.nextDay : undefined}
    />
  )
}
