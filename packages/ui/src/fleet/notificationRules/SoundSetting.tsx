'use client'

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { SettingSwitch } from '../../components/SettingSwitch/SettingSwitch.tsx'
import { useNotificationRulesTexts } from './useNotificationRulesTexts.ts'

interface SoundSettingProps {
  /** Whether new notifications sound in this browser. */
  on: boolean
  onChange: (on: boolean) => void
  /** Sounds once, by the press of a button, which is what makes a browser allow it. */
  onTry: () => void
  /** Whether the browser held the sound back last time. */
  refused: boolean
}

/** Whether new notifications are heard in this browser; applies at once. */
export function SoundSetting({ on, onChange, onTry, refused }: SoundSettingProps) {
  const texts = useNotificationRulesTexts()
  return (
    <Card sx={{ maxWidth: 720, mt: 2.5 }}>
      <CardContent>
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
