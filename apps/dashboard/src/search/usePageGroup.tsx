import { may, useMe } from '@sikud/api/react'
import MemoryOutlined from '@mui/icons-material/MemoryOutlined'
import NotificationsOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import type { SearchGroup } from '@sikud/ui/search'
import { useMemo } from 'react'
import { permissionOf } from '../authority/permissions.ts'
import { navigation } from '../menu.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'
import { useServices } from '../services.ts'

/** Maps the key of each list page to the key of its title, which differs from the label in the menu. */
const titleOf = {
  device: 'deviceList',
  vehicle: 'vehicleList',
  driver: 'driverList',
  user: 'userList',
  role: 'roleList',
} as const

/** Returns the search entries of all pages in the menu and the top bar. Users find them by name, title or path. */
export function usePageGroup(): SearchGroup {
  const texts = useTexts()
  const { isBase } = useServices().server
  const me = useMe()
  return useMemo(() => {
    const { titles, search } = texts
    const titled = new Map<string, string>(
      Object.entries(titleOf).map(([key, title]) => [key, titles[title]]),
    )
    const pages = navigation(texts, isBase, () => {}, me)
      .flatMap((group) => group.items)
      .flatMap(({ key, label, icon, to }) =>
        to === undefined ? [] : [{ key, label, icon, to, keywords: [titled.get(key) ?? '', to] }],
      )
    const unknownDevices = {
      key: 'unknownDevice',
      label: titles.unknownDeviceList,
      icon: <MemoryOutlined />,
      to: paths.device.unknown,
      keywords: [paths.device.unknown],
    }
    const inbox = {
      key: 'notification',
      label: titles.notification,
      icon: <NotificationsOutlined />,
      to: paths.notification,
      keywords: [paths.notification],
    }
    return {
      key: 'page',
      label: search.pages,
      entries: [
        ...pages,
        ...(!isBase && may(me, permissionOf(paths.device.unknown)) ? [unknownDevices] : []),
        inbox,
      ],
      atRest: true,
    }
  }, [texts, isBase, me])
}
