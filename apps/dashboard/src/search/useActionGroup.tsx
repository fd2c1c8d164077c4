import { mayCall, useMe } from '@sikud/api/react'
import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import TranslateOutlined from '@mui/icons-material/TranslateOutlined'
import { useColorScheme } from '@mui/material/styles'
import { useShellTexts } from '@sikud/ui'
import type { SearchGroup } from '@sikud/ui/search'
import { mayOpen } from '../authority/permissions.ts'
import { useSignOut } from '../layouts/useSignOut.ts'
import { paths } from '../paths.ts'
import { usePreferences } from '../Preferences.tsx'
import { useTexts } from '../texts.ts'
import { useServices } from '../services.ts'

/** Returns the actions of the search: new records, theme, language, keyboard shortcuts, sign-out. */
export function useActionGroup(onShortcuts: () => void): SearchGroup {
  const { language, setLanguage } = usePreferences()
  const shell = useShellTexts()
  const { mode, setMode } = useColorScheme()
  const signOut = useSignOut()
  const { titles, navigation, search, shortcuts } = useTexts()
  const { isBase } = useServices().server
  const me = useMe()
  const isDark = mode === 'dark'
  const [other, otherName] =
    language === 'id' ? (['en', 'English'] as const) : (['id', 'Bahasa Indonesia'] as const)
  const adding = (key: 'device' | 'vehicle' | 'driver' | 'user' | 'role') => ({
    key,
    label: titles[`${key}Create`],
    icon: <AddCircleOutlineOutlined />,
    to: paths[key].add,
  })
  return {
    key: 'action',
    label: search.actions,
    atRest: true,
    entries: [
      ...(['device', 'vehicle', 'driver'] as const).map(adding),
      ...(isBase || !mayCall(me, 'setUpVehicle')
        ? []
        : [
            {
              key: 'setup',
              label: titles.vehicleSetup,
              icon: <AddCircleOutlineOutlined />,
              to: paths.vehicle.setup,
            },
          ]),
      ...(isBase ? [] : [adding('user')]),
      adding('role'),
      {
        key: 'theme',
        label: isDark ? shell.lightTheme : shell.darkTheme,
        icon: isDark ? <LightModeOutlined /> : <DarkModeOutlined />,
        onSelect: () => setMode(isDark ? 'light' : 'dark'),
      },
      {
        key: 'language',
        label: search.language(otherName),
        icon: <TranslateOutlined />,
        onSelect: () => setLanguage(other),
      },
      { key: 'shortcuts', label: shortcuts.title, icon: <KeyboardOutlined />, onSelect: onShortcuts },
      { key: 'logout', label: navigation.logout, icon: <LogoutOutlined />, onSelect: () => void signOut() },
    ].filter(({ to }: { to?: string }) => to === undefined || mayOpen(me, to)),
  }
}
