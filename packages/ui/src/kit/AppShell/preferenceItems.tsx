import CheckOutlined from '@mui/icons-material/CheckOutlined'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { indonesianZones } from './indonesianZones.ts'
import type { Language } from '../../format/formatTexts.ts'
import type { KitTexts } from '../texts.ts'

/** The preferences in the user menu. */
export interface ShellPreferences {
  language: Language
  onLanguageChange: (language: Language) => void
  /** IANA time zone. The default is that of the browser. */
  timeZone?: string
  onTimeZoneChange: (timeZone: string) => void
}

const languages = [
  ['id', 'Bahasa Indonesia'],
  ['en', 'English'],
] as const

function heading(key: string, text: string): ReactNode[] {
  return [
    <Divider key={`${key}-line`} component="li" />,
    <Typography
      key={key}
      component="li"
      role="presentation"
      variant="overline"
      sx={{ px: 1.5, py: 0.5, color: 'text.secondary' }}
    >
      {text}
    </Typography>,
  ]
}

function choice(key: string, label: string, chosen: boolean, onChoose: () => void) {
  return (
    <MenuItem
      key={key}
      role="menuitemradio"
      aria-checked={chosen}
      onClick={onChoose}
      sx={{ justifyContent: 'space-between', minHeight: 36, py: 0.5 }}
    >
      {label}
      {chosen ? <CheckOutlined sx={{ color: 'primary.main' }} /> : null}
    </MenuItem>
  )
}

/** Returns the menu items for language and time zone in one array, because arrow keys move only between siblings. */
export function preferenceItems(
  shell: KitTexts['shell'],
  preferences: ShellPreferences,
  close: () => void,
): ReactNode[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const current = preferences.timeZone ?? own
  const zones: (readonly [string, string])[] = [...indonesianZones]
  if (!zones.some(([zone]) => zone === own)) zones.push([own, shell.browserZone(own)])
  if (!zones.some(([zone]) => zone === current)) zones.push([current, current])
  return [
    ...heading('language', shell.language),
    ...languages.map(([language, label]) =>
      choice(language, label, language === preferences.language, () => {
        close()
        preferences.onLanguageChange(language)
      }),
    ),
    ...heading('timeZone', shell.timeZone),
    ...zones.map(([zone, label]) =>
      choice(zone, label, zone === current, () => {
        close()
        preferences.onTimeZoneChange(zone)
      }),
    ),
  ]
}
