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
    // The titles of lists differ from their labels in the menu.
    const listTitles = new Map<string, string | undefined>(Object.entries(titles))
    const entries: SearchEntry[] = navigation(texts, isBase, () => {}, me)
      .flatMap((group) => group.items)
      .flatMap(({ key, label, icon, to }) =>
        to === undefined
          ? []
          : [{ key, label, icon, to, keywords: [listTitles.get(`${key}List`) ?? '', to] }],
      )
    const add = (key: string, label: string, icon: SearchEntry['icon'], to: string) =>
      entries.push({ key, label, icon, to, keywords: [to] })
    if (!isBase && may(me, permissionOf(paths.device.unknown)))
      add('unknownDevice', titles.unknownDeviceList, <MemoryOutlined />, paths.device.unknown)
    add('notification', titles.notification, <NotificationsOutlined />, paths.notification)
    return { key: 'page', label: search.pages, entries, atRest: true }
  }, [texts, isBase, me])
}
