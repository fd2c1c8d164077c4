import { use } from 'react'
import { useController } from 'react-hook-form'
import { FormProgress } from '../../kit/Form/FormProgress.ts'
import { fieldText } from '../../kit/Form/useField.ts'
import { TextInput } from '../../kit/TextInput/TextInput.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { isWholeBetween, type RulesValues } from './rulesValues.ts'
import { useNotificationRulesTexts } from './texts.ts'

interface NumberFieldProps {
  name: 'speeding_kmh' | 'speeding_seconds' | 'silent_minutes'
  label: string
  unit: string
  least: number
  most: number
}

/** Renders a field for a whole number in a notification rule, followed by its unit. */
export function NumberField({ name, label, unit, least, most }: NumberFieldProps) {
  const texts = useNotificationRulesTexts()
  const { number } = useFormat()
  const { busy } = use(FormProgress)
  const { field, fieldState } = useController<RulesValues, NumberFieldProps['name']>({
    name,
    rules: {
      validate: (value) => isWholeBetween(value, least, most) || texts.between(number(least), number(most)),
    },
  })
  return (
    <TextInput
      label={label}
      name={name}
      value={fieldText(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      inputMode="numeric"
      autoComplete="off"
      end={unit}
      readOnly={busy}
    />
  )
}
