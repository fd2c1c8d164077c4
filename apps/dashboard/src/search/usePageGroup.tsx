import { may, useMe } from '@sikud/api/react'
import MemoryOutlined from '@mui/icons-material/MemoryOutlined'
import NotificationsOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import type { SearchEntry, SearchGroup } from '@sikud/ui/search'
import { useMemo } from 'react'
import { permissionOf } from '../authority/permissions.ts'
import { navigation } from '../menu.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'
import { useServices } from '../services.ts'

/** Returns the search entries of all pages in the menu and the top bar. Users find them by name, title or path. */
export function usePageGroup(): SearchGroup {
  const texts = useTexts()
  const { isBase } = useServices().server
  const me = useMe()
  return useMemo(() => {
    const { titles, search } = texts
    // The titles of these pages differ from their labels in the menu.
    const { deviceList, vehicleList, driverList, userList, roleList } = titles
    const listTitles: Record<string, string> = {
      device: deviceList,
      vehicle: vehicleList,
      driver: driverList,
      user: userList,
      role: roleList,
    }
    const entries: SearchEntry[] = navigation(texts, isBase, () => {}, me)
      .flatMap((group) => group.items)
      .flatMap(({ key, label, icon, to }) =>
        to === undefined ? [] : [{ key, label, icon, to, keywords: [listTitles[key] ?? '', to] }],
      )
    const add = (key: string, label: string, icon: SearchEntry['icon'], to: string) =>
      entries.push({ key, label, icon, to, keywords: [to] })
    if (!isBase && may(me, permissionOf(paths.device.unknown)))
      add('unknownDevice', titles.unknownDeviceList, <MemoryOutlined />, paths.device.unknown)
    add('notification', titles.notification, <NotificationsOutlined />, paths.notification)
    return { key: 'page', label: search.pages, entries, atRest: true }
  }, [texts, isBase, me])
}
