'use client'

import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { SettingSwitch } from '../../kit/SettingSwitch/SettingSwitch.tsx'
import type { BrowserKind } from './browserOf.ts'
import { PushFaultNote } from './PushFaultNote.tsx'
import type { PushState } from './PushState.ts'
import { PushStatus } from './PushStatus.tsx'
import { type PushTest, PushTestPart } from './PushTestPart.tsx'
import { StepList, UnblockSteps } from './UnblockSteps.tsx'
import { usePushTexts } from './texts.ts'

interface PushSettingsProps {
  state: PushState
  /** The browser of the user. Its steps to unblock notifications come first. */
  browser: BrowserKind
  test: PushTest
  onChange: (on: boolean) => void
  onTest: () => void
}

/** Shows the status of push messages in this browser, a switch, a test, and help if push messages do not work. */
export function PushSettings({ state, browser, test, onChange, onTest }: PushSettingsProps) {
  const texts = usePushTexts()
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
        <SettingSwitch
          label={texts.switch}
          checked={isOn}
          disabled={!isPossible || registration === 'stopping'}
          onChange={onChange}
        >
          {texts.help} {permission === 'default' && texts.askFirst}
        </SettingSwitch>
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
