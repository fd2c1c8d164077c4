import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import type { NotificationChannels } from '@sikud/api'
import { type ReactNode, use, useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import type { KnownKind } from '../notification/notificationKinds.ts'
import { CoverField } from './CoverField.tsx'
import { ruleColumns, wideRow } from './ruleColumns.ts'
import { type CoverChoices, type RulesValues, vehicleKind } from './rulesValues.ts'
import { SwitchField } from '../../kit/Form/SwitchField.tsx'
import { TimeField } from './TimeField.tsx'
import { useNotificationRulesTexts } from './texts.ts'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { FormProgress } from '../../kit/Form/FormProgress.ts'

const row = {
  border: 0,
  m: 0,
  px: 0,
  minWidth: 0,
  display: 'grid',
  gap: 1,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  [wideRow]: { gridTemplateColumns: ruleColumns, columnGap: 2.5, alignItems: 'center', py: 1.5 },
} as const

/** A row without channels: the widths of the other columns would make it wider than its place. */
const oneColumn = {
  [wideRow]: { ...row[wideRow], gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
} as const

/** Indents the parts of a narrow row, so that they align with the name of the rule behind its switch. */
const indented = { pl: { xs: 0, sm: 5.5 } } as const

/** Lays out the words and fields of a sentence, which wraps. */
export const sentence = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 1,
} as const

/** Lays out two short fields side by side, each wide enough for a number or a time. */
export const shortFields = {
  display: 'grid',
  gap: 1.5,
  maxWidth: 440,
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
} as const

/** Sends a test through the channels of a rule. */
export type SendTest = (kind: KnownKind, channels: NotificationChannels) => void

interface RuleRowProps {
  /** The channels that the user can choose; empty if the rule has none of its own. */
  channels: readonly Channel[]
  onTest: SendTest | undefined
  /** Whether this browser plays sounds. */
  isSoundOn: boolean
  kind: KnownKind
  /** The words and fields of the condition, if the rule has one. */
  children?: ReactNode
  /** If undefined, the rule covers what its owner covers. */
  covers: CoverChoices | undefined
  /** The number of the rule's notifications in the last seven days; undefined if the server does not send it. */
  notificationCount: number | undefined
}

/** Renders the switch of one rule and, while the rule is on, the rule as a sentence with its channels. */
export function RuleRow(props: RuleRowProps) {
  const { kind, children, covers, notificationCount, channels: offered, onTest, isSoundOn } = props
  const texts = useNotificationRulesTexts()
  const { number } = useFormat()
  const isOn = useWatch<RulesValues, KnownKind>({ name: kind })
  const ofVehicles = vehicleKind(kind)
  const hasChannels = offered.length > 0
  return (
    <Box
      component="fieldset"
      aria-label={texts.rules[kind]}
      sx={{ ...row, ...(!(isOn && hasChannels) && oneColumn), ...(isOn && { gridColumn: '1 / -1' }) }}
    >
      <Box sx={{ minWidth: 0 }}>
        <SwitchField<RulesValues>
          name={kind}
          label={texts.rules[kind]}
          helper={isOn && ofVehicles ? '' : texts.helps[kind]}
        />
        {isOn && ofVehicles && (
          <Box sx={{ ...indented, ...sentence, pt: 0.5 }}>
            {children}
            {/* The two buttons wrap together. */}
            <Box sx={sentence}>
              <TimeField kind={ofVehicles} />
              {covers && <CoverField kind={ofVehicles} {...covers} />}
            </Box>
          </Box>
        )}
      </Box>
      {isOn && hasChannels && <ChannelFields kind={kind} offered={offered} isSoundOn={isSoundOn} />}
      {isOn && hasChannels && (
        <Box sx={{ ...indented, ...sentence, justifyContent: 'space-between', [wideRow]: { pl: 0 } }}>
          {notificationCount !== undefined && (
            <Typography
              variant="body2"
              sx={{
                color: notificationCount > 0 ? 'text.primary' : 'text.secondary',
              }}
            >
              {notificationCount > 0 ? texts.told(number(notificationCount)) : texts.toldNothing}
              <Box component="span" sx={{ [wideRow]: { display: 'none' } }}>
                {' '}
                {texts.toldSince}
              </Box>
            </Typography>
          )}
          {onTest && <TestButton kind={kind} onTest={onTest} />}
        </Box>
      )}
    </Box>
  )
}

/** Renders the button that sends a test through the channels as the form shows them. */
function TestButton({ kind, onTest }: { kind: KnownKind; onTest: SendTest }) {
  const texts = useNotificationRulesTexts()
  const channels = useWatch<RulesValues, `channels.${KnownKind}`>({ name: `channels.${kind}` })
  return (
    <Button
      size="small"
      aria-label={texts.testOf(texts.rules[kind])}
      onClick={() => onTest(kind, channels)}
      sx={{ whiteSpace: 'nowrap', [wideRow]: { mx: -1 } }}
    >
      {texts.test}
    </Button>
  )
}

/** The channels of a rule, in the order of their columns. */
export const channels = ['list', 'push', 'sound', 'email'] as const
type Channel = (typeof channels)[number]

interface ChannelFieldsProps {
  kind: KnownKind
  offered: readonly Channel[]
  isSoundOn: boolean
}

/**
 * Renders check boxes for the channels of a rule (list, push, sound, e-mail). The channel `sound` requires `list` and a
 * browser that plays sounds; without them, the rule keeps the choice for other browsers.
 */
function ChannelFields({ kind, offered, isSoundOn }: ChannelFieldsProps) {
  const texts = useNotificationRulesTexts()
  const { busy } = use(FormProgress)
  const id = useId()
  const { field, fieldState } = useController<RulesValues, `channels.${KnownKind}`>({
    name: `channels.${kind}`,
    rules: {
      validate: ({ list, push, email }, values) => !values[kind] || list || push || email || texts.noChannel,
    },
  })
  const message = fieldState.error?.message
  const isOffered = (channel: Channel) => channel !== 'sound' || (isSoundOn && field.value.list)
  return (
    <Box sx={{ ...indented, [wideRow]: { pl: 0 } }}>
      <Box
        component="fieldset"
        aria-label={texts.channels}
        sx={{
          border: 0,
          m: 0,
          p: 0,
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          [wideRow]: { display: 'grid', gridTemplateColumns: `repeat(${offered.length}, 1fr)`, columnGap: 0 },
        }}
      >
        {offered.map((channel) => (
          <FormControlLabel
            key={channel}
            label={<Box sx={{ [wideRow]: { display: 'none' } }}>{texts.channel[channel]}</Box>}
            sx={{ ml: -1.25, mr: 0, [wideRow]: { ml: 0, justifyContent: 'center' } }}
            disabled={!isOffered(channel)}
            control={
              <Checkbox
                name={`${field.name}.${channel}`}
                checked={field.value[channel] === true && isOffered(channel)}
                onChange={(_, checked) => busy || field.onChange({ ...field.value, [channel]: checked })}
                onBlur={field.onBlur}
                slotProps={{
                  input: {
                    'aria-label': texts.channel[channel],
                    'aria-describedby': message ? id : undefined,
                    'aria-invalid': message !== undefined && channel !== 'sound' ? true : undefined,
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
