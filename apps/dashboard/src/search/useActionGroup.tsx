import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import TranslateOutlined from '@mui/icons-material/TranslateOutlined'
import { useColorScheme } from '@mui/material/styles'
import { useShellTexts } from '@sikud/ui'
import type { SearchEntry, SearchGroup } from '@sikud/ui/search'
import { useSignOut } from '../layouts/useSignOut.ts'
import { paths } from '../paths.ts'
import { usePreferences } from '../Preferences.tsx'
import { useTexts } from '../texts.ts'
import { useServices } from '../services.ts'

/** Returns the actions of the search: new records, theme, language, sign-out. */
export function useActionGroup(): SearchGroup {
  const { language, setLanguage } = usePreferences()
  const shell = useShellTexts()
  const { mode, setMode } = useColorScheme()
  const signOut = useSignOut()
  const { titles, navigation, search } = useTexts()
  const dark = mode === 'dark'
  const [other, otherName] =
    language === 'id' ? (['en', 'English'] as const) : (['id', 'Bahasa Indonesia'] as const)
  const { isBase } = useServices().server
  const newUser = {
    key: 'user',
    label: titles.userCreate,
    icon: <AddCircleOutlineOutlined />,
    to: paths.user.add,
  }
  const entries: SearchEntry[] = [
    { key: 'device', label: titles.deviceCreate, icon: <AddCircleOutlineOutlined />, to: paths.device.add },
    {
      key: 'vehicle',
      label: titles.vehicleCreate,
      icon: <AddCircleOutlineOutlined />,
      to: paths.vehicle.add,
    },
    { key: 'driver', label: titles.driverCreate, icon: <AddCircleOutlineOutlined />, to: paths.driver.add },
    ...(isBase ? [] : [newUser]),
    { key: 'role', label: titles.roleCreate, icon: <AddCircleOutlineOutlined />, to: paths.role.add },
    {
      key: 'theme',
      label: dark ? shell.lightTheme : shell.darkTheme,
      icon: dark ? <LightModeOutlined /> : <DarkModeOutlined />,
      onSelect: () => setMode(dark ? 'light' : 'dark'),
    },
    {
      key: 'language',
      label: search.language(otherName),
      icon: <TranslateOutlined />,
      onSelect: () => setLanguage(other),
    },
    { key: 'logout', label: navigation.logout, icon: <LogoutOutlined />, onSelect: () => void signOut() },
  ]
  return {
    key: 'action',
    label: search.actions,
    entries,
    atRest: true,
  }
}
