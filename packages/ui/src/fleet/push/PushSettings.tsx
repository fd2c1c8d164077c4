'use client'

import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { BrowserKind } from './browserOf.ts'
import { PushFaultNote } from './PushFaultNote.tsx'
import type { PushState } from './PushState.ts'
import { PushStatus } from './PushStatus.tsx'
import { type PushTest, PushTestPart } from './PushTestPart.tsx'
import { StepList } from './StepList.tsx'
import { UnblockSteps } from './UnblockSteps.tsx'
import { usePushTexts } from './usePushTexts.ts'

interface PushSettingsProps {
  state: PushState
  /** Whose steps stand first where notifications are blocked. */
  browser: BrowserKind
  test: PushTest
  onChange: (on: boolean) => void
  onTest: () => void
}

/** Notifications of this browser: how it stands, a switch, a test, and what to do where it does not work. */
export function PushSettings({ state, browser, test, onChange, onTest }: PushSettingsProps) {
  const texts = usePushTexts()
  const id = useId()
  const { permission, registration } = state
  const failure =
    permission === 'blocked' || permission === 'unsupported' ? { fault: permission } : state.failure
  const isOn = registration === 'on' || registration === 'starting'
  const isPossible = permission === 'default' || permission === 'granted'
  const needsHomeScreen = permission === 'unsupported' && browser === 'iphone'
  return (
    <Card sx={{ maxWidth: 720, mt: 2.5 }}>
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, columnGap: 1.5 }}>
          <Typography variant="h3" component="h2">
            {texts.title}
          </Typography>
          <PushStatus state={state} />
        </Box>
        <FormControlLabel
          label={texts.switch}
          labelPlacement="start"
          disabled={!isPossible || registration === 'stopping'}
          sx={{
            display: 'flex',
            m: 0,
            mt: 1,
            justifyContent: 'space-between',
            gap: 2,
            '& .MuiFormControlLabel-label': { fontWeight: 650 },
          }}
          control={
            <Switch
              checked={isOn}
              onChange={(_, checked) => onChange(checked)}
              slotProps={{ input: { 'aria-describedby': id } }}
            />
          }
        />
        <Typography id={id} variant="caption" component="p" sx={{ maxWidth: 520, color: 'text.secondary' }}>
          {texts.help} {permission === 'default' && texts.askFirst}
        </Typography>
        {needsHomeScreen ? (
          <Box sx={{ mt: 2 }}>
            <Typography variant="body2" sx={{ mb: 1, fontWeight: 650 }}>
              {texts.iphoneFirst}
            </Typography>
            <StepList steps={texts.iphoneSteps} />
          </Box>
        ) : (
          failure && <PushFaultNote failure={failure} onRetry={() => onChange(true)} />
        )}
        {permission === 'blocked' && <UnblockSteps browser={browser} />}
        {registration === 'on' && <PushTestPart test={test} onTest={onTest} />}
      </CardContent>
    </Card>
  )
}
