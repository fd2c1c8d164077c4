'use client'

import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { SettingSwitch } from '../../kit/SettingSwitch/SettingSwitch.tsx'
import type { BrowserKind } from './browserOf.ts'
import type { PushFailure, PushState, PushTest } from '@sikud/api/react'
import { PushTestPart } from './PushTestPart.tsx'
import { usePushTexts } from './texts.ts'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined'
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import NotificationsOffOutlined from '@mui/icons-material/NotificationsOffOutlined'
import Chip from '@mui/material/Chip'
import { cardWidth } from '../../theme/shape.ts'

export interface PushSettingsProps {
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
    <Card sx={{ maxWidth: cardWidth.narrow, mt: 2.5 }}>
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

/** For these faults a retry cannot help, so the note has no retry button. */
const withoutRetry = new Set(['blocked', 'unsupported', 'indexedDb', 'config', 'dismissed', 'unsubscribe'])

interface PushFaultNoteProps {
  failure: PushFailure
  onRetry: () => void
}

/** Shows what went wrong and what the user can do, with a retry button if a retry can help. */
function PushFaultNote({ failure, onRetry }: PushFaultNoteProps) {
  const texts = usePushTexts()
  const { fault, detail = '' } = failure
  const words =
    fault === 'config'
      ? texts.incomplete(detail)
      : fault === 'server'
        ? texts.refused(detail)
        : texts.fault[fault]
  return (
    <Alert
      severity={fault === 'dismissed' ? 'info' : 'error'}
      sx={{ mt: 1.5 }}
      action={
        !withoutRetry.has(fault) && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        )
      }
    >
      {words}
    </Alert>
  )
}

const looks = {
  on: { icon: NotificationsActiveOutlined, colour: 'success' },
  off: { icon: NotificationsOffOutlined, colour: 'default' },
  starting: { icon: NotificationsNoneOutlined, colour: 'default' },
  stopping: { icon: NotificationsNoneOutlined, colour: 'default' },
  default: { icon: NotificationsNoneOutlined, colour: 'default' },
  blocked: { icon: NotificationsOffOutlined, colour: 'error' },
  unsupported: { icon: NotificationsOffOutlined, colour: 'default' },
} as const

function PushStatus({ state }: { state: PushState }) {
  const texts = usePushTexts()
  const name = state.permission === 'granted' ? state.registration : state.permission
  const { icon: Icon, colour } = looks[name]
  return (
    <Chip
      component="output"
      size="small"
      variant="outlined"
      color={colour}
      icon={<Icon aria-hidden />}
      label={texts.state[name]}
    />
  )
}

const kinds = ['chrome', 'firefox', 'safari', 'android', 'iphone'] as const

/** Explains how to unblock notifications. The steps for this browser are open; those for others are collapsed. */
function UnblockSteps({ browser }: { browser: BrowserKind }) {
  const texts = usePushTexts()
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle1" component="h3">
        {texts.howTo}
      </Typography>
      {[browser, ...kinds.filter((kind) => kind !== browser)].map((kind) => (
        <Box
          key={kind}
          component="details"
          open={kind === browser}
          sx={{
            borderTop: 1,
            borderColor: 'divider',
            '&:first-of-type': { mt: 1 },
            '&[open]': { pb: 1.5 },
            '& > summary': { py: 1.25, cursor: 'pointer', typography: 'body2', fontWeight: 650 },
          }}
        >
          <summary>
            {texts.browsers[kind]}
            {kind === browser && ` (${texts.yours})`}
          </summary>
          <StepList steps={texts.steps[kind]} />
        </Box>
      ))}
    </Box>
  )
}

function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, typography: 'body2', '& > li + li': { mt: 0.5 } }}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Box>
  )
}
