'use client'

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { SettingSwitch } from '../../kit/SettingSwitch/SettingSwitch.tsx'
import { useNotificationRulesTexts } from './texts.ts'

export interface SoundSettingProps {
  /** Whether new notifications play a sound in this browser. */
  on: boolean
  onChange: (on: boolean) => void
  /** Plays the sound once, directly on the click, because browsers allow sound only after a click. */
  onTry: () => void
  /** Whether the browser blocked the last sound. */
  refused: boolean
}

/** Renders the switch for the sound in this browser; a change applies at once. */
export function SoundSetting({ on, onChange, onTry, refused }: SoundSettingProps) {
  const texts = useNotificationRulesTexts()
  return (
    <Card>
      <CardContent sx={{ p: 3 }}>
        <Typography variant="h3" component="h2">
          {texts.soundTitle}
        </Typography>
        <SettingSwitch label={texts.sound} checked={on} onChange={onChange}>
          {texts.soundHelp}
        </SettingSwitch>
        {on && (
          <Button variant="outlined" size="small" onClick={onTry} sx={{ mt: 1.5 }}>
            {texts.trySound}
          </Button>
        )}
        {on && refused && (
          <Alert severity="warning" sx={{ mt: 1.5 }}>
            {texts.soundRefused}
          </Alert>
        )}
      </CardContent>
    </Card>
  )
}
