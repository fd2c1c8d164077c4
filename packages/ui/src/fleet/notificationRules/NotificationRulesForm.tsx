'use client'

import type { GroupPlace, GroupRules, NotificationRules, NotificationRulesInput } from '@sikud/api'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, use, useId, useMemo } from 'react'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import type { RecordFormProps } from '../../kit/Form/RecordFormProps.ts'
import { type KnownKind, notificationKinds } from '../notification/notificationKinds.ts'
import { QuietFields } from './QuietFields.tsx'
import { channels, RuleRow, type SendTest, sentence } from './RuleRow.tsx'
import {
  LEAST_SPEEDING_S,
  type RulesValues,
  type VehicleChoices,
  groupRulesInput,
  rulesInput,
  rulesOfGroup,
  rulesValues,
} from './rulesValues.ts'
import { useNotificationRulesTexts } from './texts.ts'
import { ruleColumns, wideRow } from './ruleColumns.ts'
import { useController, useFormState } from 'react-hook-form'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'
import { NumberField } from '../../kit/Form/NumberField.tsx'
import { FormProgress } from '../../kit/Form/FormProgress.ts'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'

export interface NotificationRulesFormProps extends RecordFormProps<RulesValues, NotificationRulesInput> {
  /** The stored rules; the form hides the rules that are not in `permitted`. */
  rules: NotificationRules
  /** The vehicles to choose from; if undefined, the user cannot change which vehicles a rule covers. */
  vehicles?: VehicleChoices | undefined
  /** The depots to choose from; undefined or empty without depots. */
  groups?: Choices<GroupPlace> | undefined
  /** Sends a test to the user through the channels of a rule; without it, there is no button for it. */
  onTest?: SendTest
  /** False if this browser plays no sounds; then no rule offers the channel `sound` in it. */
  isSoundOn?: boolean
  /** The settings of this browser, shown beside the quiet hours. */
  children?: ReactNode
}

/** Scrolls a focused field or button above the save bar, which would otherwise cover it. */
const card = { p: 3, overflow: 'visible', '& :is(input, button)': { scrollMarginBottom: 96 } } as const

const withoutEmail = channels.filter((channel) => channel !== 'email')

/** Lays out the rules that are off in columns; a rule that the user switches on takes the whole width. */
const offRules = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
} as const

/** Renders the form of a user's notification rules, quiet hours and time zone. */
export function NotificationRulesForm({ onSubmit, ...props }: NotificationRulesFormProps) {
  return (
    <RulesForm {...props} ofDepot={false} onSubmit={(values) => onSubmit(rulesInput(values, props.rules))} />
  )
}

export interface GroupRulesFormProps extends RecordFormProps<RulesValues, GroupRules> {
  /** The stored rules of the depot. */
  rules: GroupRules
}

/** Renders the form of the notification rules of a depot. */
export function GroupRulesForm({ rules, onSubmit, ...props }: GroupRulesFormProps) {
  const full = useMemo(() => rulesOfGroup(rules), [rules])
  return (
    <RulesForm
      {...props}
      rules={full}
      ofDepot
      onSubmit={(values) => onSubmit(groupRulesInput(values, full))}
    />
  )
}

type RulesFormProps = Omit<NotificationRulesFormProps, 'onSubmit'> & {
  onSubmit: (values: RulesValues) => Promise<unknown>
  /** Whether the rules belong to a depot; then the form has no channels, vehicles and quiet hours. */
  ofDepot: boolean
}

function RulesForm(props: RulesFormProps) {
  const {
    rules,
    vehicles,
    groups,
    onTest,
    isSoundOn = true,
    children,
    onSubmit,
    cancelTo,
    ofDepot,
    ...form
  } = props
  const texts = useNotificationRulesTexts()
  const { number } = useFormat()
  const offId = useId()
  const values = useMemo(() => rulesValues(rules), [rules])
  const offered = notificationKinds.filter((kind) => rules.permitted?.includes(kind) ?? true)
  const thresholds: Partial<Record<KnownKind, ReactNode>> = {
    alarm: <AlarmKindsField />,
    speeding: (
      <>
        <SentenceNumber name="speeding_kmh" before={texts.kmh} unit={texts.kmhUnit} min={10} max={200} />
        <SentenceNumber
          name="speeding_seconds"
          before={texts.seconds}
          unit={texts.secondsUnit}
          min={LEAST_SPEEDING_S}
          max={3600}
        />
      </>
    ),
    silent: (
      <SentenceNumber
        name="silent_minutes"
        before={texts.minutes}
        unit={texts.minutesUnit}
        min={5}
        max={10_080}
      />
    ),
    low_voltage: (
      <>
        <SentenceNumber
          name="low_voltage_volts"
          before={texts.volts}
          unit={texts.voltsUnit}
          min={8}
          max={30}
          step={0.1}
        />
        <Typography variant="body2" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
          {texts.voltsHelp}
        </Typography>
      </>
    ),
  }
  const hasEmail = rules.email_offered === true
  // Groups by the stored rules, so that a rule stays in its place while the user switches it.
  const on = offered.filter((kind) => isOn(rules, kind))
  const off = offered.filter((kind) => !isOn(rules, kind))
  const row = (kind: KnownKind) => (
    <RuleRow
      key={kind}
      kind={kind}
      covers={ofDepot ? undefined : { vehicles, groups }}
      channels={ofDepot ? [] : hasEmail ? channels : withoutEmail}
      onTest={onTest}
      isSoundOn={isSoundOn}
      notificationCount={rules.told && (rules.told[kind] ?? 0)}
    >
      {thresholds[kind]}
    </RuleRow>
  )
  return (
    <Form {...form} label={ofDepot ? texts.depotForm : texts.form} values={values} onSubmit={onSubmit}>
      <Card sx={{ ...card, containerType: 'inline-size', containerName: 'rules' }}>
        <Typography variant="h3" component="h2">
          {ofDepot ? texts.depotTitle : texts.title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
          {ofDepot ? texts.ofDepot : texts.own}
          <AlsoInForce depots={rules.depot_rules} />
        </Typography>
        {on.length > 0 && !ofDepot && <RuleHeads hasEmail={hasEmail} />}
        {on.map(row)}
        {off.length > 0 && (
          <Box component="section" aria-labelledby={offId}>
            <Typography
              id={offId}
              variant="subtitle2"
              component="h3"
              sx={{ pt: 2, pb: 1, borderTop: on.length > 0 ? 1 : 0, borderColor: 'divider' }}
            >
              {texts.off(number(off.length))}
            </Typography>
            <Box sx={offRules}>{off.map(row)}</Box>
          </Box>
        )}
        {!ofDepot && (
          <Typography
            variant="body2"
            sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
          >
            {hasEmail ? `${texts.channelHelp} ${texts.emailHelp}` : texts.channelHelp}
          </Typography>
        )}
      </Card>
      {!ofDepot && (
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
      )}
      <ChangedActions cancelTo={cancelTo} />
    </Form>
  )
}

/** Maximum number of depots that `AlsoInForce` names; it gives only the number of the others. */
const MAX_DEPOTS = 3

/** Renders a line that names the depots whose rules notify the user too; nothing if there are none. */
function AlsoInForce({ depots = [] }: { depots: NotificationRules['depot_rules'] }) {
  const texts = useNotificationRulesTexts()
  const { number } = useFormat()
  if (depots.length === 0) return null
  const named = depots.slice(0, MAX_DEPOTS).map(({ name, kinds }) => {
    const known = notificationKinds.filter((kind) => kinds.includes(kind))
    return texts.alsoOf(name, known.map((kind) => texts.rules[kind]).join(', '))
  })
  if (depots.length > MAX_DEPOTS) named.push(texts.more(number(depots.length - MAX_DEPOTS)))
  return (
    <Box component="span" sx={{ display: 'block', mt: 0.5, overflowWrap: 'anywhere' }}>
      {texts.also(named.join('; '))}
    </Box>
  )
}

function isOn(rules: NotificationRules, kind: KnownKind): boolean {
  const rule = rules[kind]
  return typeof rule === 'boolean' ? rule : rule.on
}

/** Renders the save bar while the form has changes. */
function ChangedActions({ cancelTo }: { cancelTo: string | undefined }) {
  const { isDirty } = useFormState()
  const { busy } = use(FormProgress)
  return (isDirty || busy) && <FormActions cancelTo={cancelTo} sticky />
}

/** A number within a sentence: the words are its label, and its error widens it. */
const sentenceNumber = {
  ...sentence,
  '& .MuiFormControl-root': { width: 'fit-content' },
  '& .MuiFormLabel-root': visuallyHidden,
  '& .MuiOutlinedInput-root': { width: 80 },
  '& .MuiFormHelperText-root': { mx: 0, maxWidth: 280 },
} as const

interface SentenceNumberProps {
  name: 'speeding_kmh' | 'speeding_seconds' | 'silent_minutes' | 'low_voltage_volts'
  before: string
  unit: string
  min: number
  max: number
  step?: number
}

function SentenceNumber({ before, unit, step = 1, ...field }: SentenceNumberProps) {
  const texts = useNotificationRulesTexts()
  return (
    <Box sx={sentenceNumber}>
      <span aria-hidden>{before}</span>
      <NumberField<RulesValues> {...field} label={texts.named(before, unit)} required step={step} />
      <span aria-hidden>{unit}</span>
    </Box>
  )
}

/**
 * Renders the column headers above the rules; visible only if the form is wide enough for one line per rule. Screen
 * readers skip them, because each control has its own name.
 */
function RuleHeads({ hasEmail }: { hasEmail: boolean }) {
  const { channel, ...texts } = useNotificationRulesTexts()
  return (
    <Box
      aria-hidden
      sx={{
        display: 'none',
        typography: 'caption',
        fontWeight: 650,
        color: 'text.secondary',
        pb: 1,
        [wideRow]: { display: 'grid', gridTemplateColumns: ruleColumns, columnGap: 2.5, alignItems: 'end' },
      }}
    >
      <span>{texts.rule}</span>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: `repeat(${hasEmail ? 4 : 3}, 1fr)`, textAlign: 'center' }}
      >
        <span>{channel.list}</span>
        <span>{channel.push}</span>
        <span>{channel.sound}</span>
        {hasEmail && <span>{channel.email}</span>}
      </Box>
      <span>{texts.lastDays}</span>
    </Box>
  )
}

const kinds = ['sos', 'power_cut', 'towing', 'low_battery'] as const

function AlarmKindsField() {
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
    <Box
      component="fieldset"
      aria-label={texts.alarms}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, flexBasis: '100%' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
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
