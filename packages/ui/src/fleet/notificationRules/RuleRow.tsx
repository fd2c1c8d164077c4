import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { KindIcon } from '../notification/KindIcon.tsx'
import type { KnownKind } from '../notification/notificationKinds.ts'
import { ChannelFields } from './ChannelFields.tsx'
import { CoverField } from './CoverField.tsx'
import { ruleColumns, wideRow } from './ruleColumns.ts'
import { type CoverChoices, type RulesValues, vehicleKind } from './rulesValues.ts'
import { SwitchField } from '../../kit/Form/SwitchField.tsx'
import { useNotificationRulesTexts } from './texts.ts'

const row = {
  border: 0,
  m: 0,
  px: 0,
  minWidth: 0,
  display: 'grid',
  gap: 1.5,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  [wideRow]: { gridTemplateColumns: ruleColumns, columnGap: 2.5, alignItems: 'center', py: 1.5 },
} as const

/** Indents the parts of a narrow row, so that they align with the name of the rule. */
const indented = { pl: 4, [wideRow]: { pl: 0 } } as const

/**
 * Lays out the channels, the vehicles and the number of notifications: as cells of a wide row, or in a narrow row as
 * one line that wraps.
 */
const ruleCells = {
  ...indented,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 0.5,
  [wideRow]: { display: 'contents' },
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
  /** The fields for the threshold of the rule, if the rule has one. */
  children?: ReactNode
  covers: CoverChoices
  /** The number of the rule's notifications in the last seven days; undefined if the server does not send it. */
  notificationCount: number | undefined
}

/** Renders the switch of one rule and, while the rule is on, its threshold, channels and vehicles. */
export function RuleRow({ kind, children, covers, notificationCount }: RuleRowProps) {
  const texts = useNotificationRulesTexts()
  const { number } = useFormat()
  const isOn = useWatch<RulesValues, KnownKind>({ name: kind })
  const ofVehicles = vehicleKind(kind)
  return (
    <Box component="fieldset" aria-label={texts.rules[kind]} sx={row}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <KindIcon kind={kind} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <SwitchField<RulesValues> name={kind} label={texts.rules[kind]} helper={texts.helps[kind]} />
        </Box>
      </Box>
      <Box sx={{ ...indented, '&:empty': { display: 'none', [wideRow]: { display: 'block' } } }}>
        {isOn && children}
      </Box>
      <Box sx={ruleCells}>
        {isOn && (
          <>
            <ChannelFields kind={kind} />
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography variant="caption" aria-hidden sx={{ [wideRow]: { display: 'none' } }}>
                {texts.covers}
              </Typography>
              {ofVehicles ? (
                <CoverField kind={ofVehicles} {...covers} />
              ) : (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {texts.allDevices}
                </Typography>
              )}
            </Box>
          </>
        )}
        {notificationCount !== undefined && (
          <Typography
            variant="body2"
            sx={{
              color: notificationCount > 0 ? 'text.primary' : 'text.secondary',
              [wideRow]: { gridColumn: 5 },
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
    </Box>
  )
}
