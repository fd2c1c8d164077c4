import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { use, useId } from 'react'
import { useController } from 'react-hook-form'
import { FormProgress } from '../../kit/Form/FormProgress.ts'
import type { KnownKind } from '../notification/notificationKinds.ts'
import { wideRow } from './ruleColumns.ts'
import type { RulesValues } from './rulesValues.ts'
import { useNotificationRulesTexts } from './texts.ts'

const channels = ['list', 'push', 'sound'] as const

/** Renders check boxes for the channels of a rule (list, push, sound). The channel `sound` requires `list`. */
export function ChannelFields({ kind }: { kind: KnownKind }) {
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
    <Box>
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
