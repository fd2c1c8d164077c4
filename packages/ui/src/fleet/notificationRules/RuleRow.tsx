import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { KindIcon } from '../notification/KindIcon.tsx'
import type { KnownKind } from '../notification/notificationKinds.ts'
import type { RulesValues } from './rulesValues.ts'
import { SwitchField } from './SwitchField.tsx'
import { useNotificationRulesTexts } from './useNotificationRulesTexts.ts'

const row = {
  display: 'flex',
  gap: 1.5,
  py: 2,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const

/** Lays out fields side by side, each wide enough for a number or a time. */
export const shortFields = {
  display: 'grid',
  gap: 2,
  mt: 1.5,
  maxWidth: 440,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const

/** Renders one rule: a switch, and its numbers while it is on. */
export function RuleRow({ kind, children }: { kind: KnownKind; children?: ReactNode }) {
  const texts = useNotificationRulesTexts()
  const isOn = useWatch<RulesValues, KnownKind>({ name: kind })
  return (
    <Box sx={row}>
      <Box sx={{ display: 'flex' }}>
        <KindIcon kind={kind} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <SwitchField name={kind} label={texts.rules[kind]} helper={texts.helps[kind]} />
        {isOn && children && <Box sx={shortFields}>{children}</Box>}
      </Box>
    </Box>
  )
}
