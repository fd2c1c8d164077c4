'use client'

import type { NotificationRules, NotificationRulesInput } from '@sikud/api'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { Form } from '../../components/Form/Form.tsx'
import { FormActions } from '../../components/Form/FormActions.tsx'
import type { RecordFormProps } from '../../components/Form/RecordFormProps.ts'
import { notificationKinds } from '../notification/notificationKinds.ts'
import { NumberField } from './NumberField.tsx'
import { QuietFields } from './QuietFields.tsx'
import { RuleRow } from './RuleRow.tsx'
import { rulesInput, rulesValues, type RulesValues } from './rulesValues.ts'
import { useNotificationRulesTexts } from './useNotificationRulesTexts.ts'

interface NotificationRulesFormProps extends RecordFormProps<RulesValues, NotificationRulesInput> {
  /** The stored rules; rules missing from `permitted` are not offered. */
  rules: NotificationRules
}

/** Renders the form of a user's notification rules, quiet hours and time zone. */
export function NotificationRulesForm(props: NotificationRulesFormProps) {
  const { rules, onSubmit, cancelTo, ...form } = props
  const texts = useNotificationRulesTexts()
  const values = useMemo(() => rulesValues(rules), [rules])
  const offered = notificationKinds.filter((kind) => rules.permitted?.includes(kind) ?? true)
  const numbers = {
    speeding: (
      <>
        <NumberField name="speeding_kmh" label={texts.kmh} unit={texts.kmhUnit} least={10} most={200} />
        <NumberField
          name="speeding_seconds"
          label={texts.seconds}
          unit={texts.secondsUnit}
          least={0}
          most={3600}
        />
      </>
    ),
    silent: (
      <NumberField
        name="silent_minutes"
        label={texts.minutes}
        unit={texts.minutesUnit}
        least={5}
        most={10_080}
      />
    ),
  }
  return (
    <Card sx={{ maxWidth: 720, overflow: 'visible' }}>
      <CardContent>
        <Form
          {...form}
          label={texts.form}
          values={values}
          onSubmit={(entered) => onSubmit(rulesInput(entered, rules))}
        >
          <Box>
            <Typography variant="h3" component="h2">
              {texts.title}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {texts.own}
            </Typography>
            {offered.map((kind) => (
              <RuleRow key={kind} kind={kind}>
                {kind === 'speeding' || kind === 'silent' ? numbers[kind] : undefined}
              </RuleRow>
            ))}
          </Box>
          <Typography variant="h3" component="h2">
            {texts.quietTitle}
          </Typography>
          <QuietFields zone={rules.zone} />
          <FormActions cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}
