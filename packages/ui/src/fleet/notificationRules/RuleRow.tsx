import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
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

/** Indents the parts of a narrow row, so that they align with the name of the rule behind its switch. */
const indented = { pl: { xs: 0, sm: 7 } } as const

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

interface RuleRowProps {
  kind: KnownKind
  /** The words and fields of the condition, if the rule has one. */
  children?: ReactNode
  covers: CoverChoices
  /** The number of the rule's notifications in the last seven days; undefined if the server does not send it. */
  notificationCount: number | undefined
}

/** Renders the switch of one rule and, while the rule is on, the rule as a sentence with its channels. */
export function RuleRow({ kind, children, covers, notificationCount }: RuleRowProps) {
  const texts = useNotificationRulesTexts()
  const { number } = useFormat()
  const isOn = useWatch<RulesValues, KnownKind>({ name: kind })
  const ofVehicles = vehicleKind(kind)
  return (
    <Box
      component="fieldset"
      aria-label={texts.rules[kind]}
      sx={{ ...row, ...(isOn && { gridColumn: '1 / -1' }) }}
    >
      <Box sx={{ minWidth: 0, ...(!isOn && { gridColumn: '1 / -1' }) }}>
        <SwitchField<RulesValues>
          name={kind}
          label={texts.rules[kind]}
          helper={isOn && ofVehicles ? '' : texts.helps[kind]}
        />
        {isOn && ofVehicles && (
          <Box sx={{ ...indented, ...sentence }}>
            {children}
            <TimeField kind={ofVehicles} />
            <CoverField kind={ofVehicles} {...covers} />
          </Box>
        )}
      </Box>
      {isOn && <ChannelFields kind={kind} />}
      {isOn && notificationCount !== undefined && (
        <Typography
          variant="body2"
          sx={{
            ...indented,
            color: notificationCount > 0 ? 'text.primary' : 'text.secondary',
            [wideRow]: { pl: 0 },
          }}
        >
          {notificationCount > 0 ? texts.told(number(notificationCount)) : texts.toldNothing}
          <Box component="span" sx={{ [wideRow]: { display: 'none' } }}>
            {' '}
            {texts.toldSince}
          </Box>
        </Typography>
      )}
    </Box>
  )
}

const channels = ['list', 'push', 'sound'] as const

/** Renders check boxes for the channels of a rule (list, push, sound). The channel `sound` requires `list`. */
function ChannelFields({ kind }: { kind: KnownKind }) {
  const texts = useNotificationRulesTexts()
  const { busy } = use(FormProgress)
  const id = useId()
  const { field, fieldState } = useController<RulesValues, `channels.${KnownKind}`>({
    name: `channels.${kind}`,
    rules: {
      validate: ({ list, push }, values) => !values[kind] || list || push || texts.noChannel,
    },
  })
  const message = fieldState.error?.message
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
          [wideRow]: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', columnGap: 0 },
        }}
      >
        {channels.map((channel) => (
          <FormControlLabel
            key={channel}
            label={<Box sx={{ [wideRow]: { display: 'none' } }}>{texts.channel[channel]}</Box>}
            sx={{ ml: -1.25, mr: 0, [wideRow]: { ml: 0, justifyContent: 'center' } }}
            disabled={channel === 'sound' && !field.value.list}
            control={
              <Checkbox
                name={`${field.name}.${channel}`}
                checked={field.value[channel] && (channel !== 'sound' || field.value.list)}
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
