'use client'

import type { GroupPlace, NotificationRules, NotificationRulesInput } from '@sikud/api'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useMemo } from 'react'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import type { RecordFormProps } from '../../kit/Form/RecordFormProps.ts'
import { type KnownKind, notificationKinds } from '../notification/notificationKinds.ts'
import { AlarmKindsField } from './AlarmKindsField.tsx'
import { NumberField } from './NumberField.tsx'
import { QuietFields } from './QuietFields.tsx'
import { RuleHeads } from './RuleHeads.tsx'
import { RuleRow, shortFields } from './RuleRow.tsx'
import {
  LEAST_SPEEDING_S,
  rulesInput,
  rulesValues,
  type RulesValues,
  type VehicleChoices,
} from './rulesValues.ts'
import { useNotificationRulesTexts } from './texts.ts'

interface NotificationRulesFormProps extends RecordFormProps<RulesValues, NotificationRulesInput> {
  /** The stored rules; the form hides the rules that are not in `permitted`. */
  rules: NotificationRules
  /** The vehicles to choose from; if undefined, the user cannot change which vehicles a rule covers. */
  vehicles?: VehicleChoices | undefined
  /** The depots to choose from; undefined if the server lacks the extension `groups`. */
  groups?: Choices<GroupPlace> | undefined
  /** The settings of this browser, shown beside the quiet hours. */
  children?: ReactNode
}

/** Scrolls a focused field or button above the save bar, which would otherwise cover it. */
const card = { p: 3, overflow: 'visible', '& :is(input, button)': { scrollMarginBottom: 96 } } as const

/** Renders the form of a user's notification rules, quiet hours and time zone. */
export function NotificationRulesForm(props: NotificationRulesFormProps) {
  const { rules, vehicles, groups, children, onSubmit, cancelTo, ...form } = props
  const texts = useNotificationRulesTexts()
  const values = useMemo(() => rulesValues(rules), [rules])
  const offered = notificationKinds.filter((kind) => rules.permitted?.includes(kind) ?? true)
  const thresholds: Partial<Record<KnownKind, ReactNode>> = {
    alarm: <AlarmKindsField />,
    speeding: (
      <Box sx={shortFields}>
        <NumberField name="speeding_kmh" label={texts.kmh} unit={texts.kmhUnit} least={10} most={200} />
        <NumberField
          name="speeding_seconds"
          label={texts.seconds}
          unit={texts.secondsUnit}
          least={LEAST_SPEEDING_S}
          most={3600}
        />
      </Box>
    ),
    silent: (
      <Box sx={shortFields}>
        <NumberField
          name="silent_minutes"
          label={texts.minutes}
          unit={texts.minutesUnit}
          least={5}
          most={10_080}
        />
      </Box>
    ),
  }
  return (
    <Form
      {...form}
      label={texts.form}
      values={values}
      onSubmit={(entered) => onSubmit(rulesInput(entered, rules))}
    >
      <Card sx={{ ...card, containerType: 'inline-size', containerName: 'rules' }}>
        <Typography variant="h3" component="h2">
          {texts.title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
          {texts.own}
        </Typography>
        <RuleHeads />
        {offered.map((kind) => (
          <RuleRow
            key={kind}
            kind={kind}
            covers={{ vehicles, groups }}
            notificationCount={rules.told && (rules.told[kind] ?? 0)}
          >
            {thresholds[kind]}
          </RuleRow>
        ))}
        <Typography
          variant="body2"
          sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
        >
          {texts.channelHelp}
        </Typography>
      </Card>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <Card sx={{ ...card, display: 'grid', gap: 2 }}>
          <Typography variant="h3" component="h2">
            {texts.quietTitle}
          </Typography>
          <QuietFields zone={rules.zone} />
        </Card>
        {children}
      </Box>
      <FormActions cancelTo={cancelTo} sticky />
    </Form>
  )
}
