import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import MemoryOutlined from '@mui/icons-material/MemoryOutlined'
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined'
import MyLocationOutlined from '@mui/icons-material/MyLocationOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import RouteOutlined from '@mui/icons-material/RouteOutlined'
import SecurityOutlined from '@mui/icons-material/SecurityOutlined'
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined'
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined'
import type { CurrentUser } from '@sikud/api'
import { useStored } from '@sikud/ui'
import type { NavGroup, NavItem } from '@sikud/ui'
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import type { UIMatch } from 'react-router-dom'
import type { Texts } from './locales/id.ts'
import { paths } from './paths.ts'
import { mayOpen } from './authority/permissions.ts'
import { useServices } from './services.ts'
import { useTexts } from './texts.ts'

/** The `handle` of a route in `routes.tsx`; it tells the frame how to show the page. */
export type PageHandle = {
  /** Whether the page fills the window below the top bar. */
  workspace?: boolean
  /** Whether the page cannot exist on a base server (it has only the base API). */
  isExtension?: boolean
  /** Loads the code of the page. */
  load?: () => Promise<unknown>
  /** All pages behind sign-in, whichever of them is shown. */
  pages?: readonly PageHandle[]
}

interface MenuItem extends NavItem {
  /** Whether the page cannot exist on a base server. */
  isExtension?: boolean
}

/**
 * Returns the groups of the sidebar. Until the account is loaded, they have the items of the last visit, as does the
 * prerendered menu, so that no item moves when the account arrives.
 */
export function useMenu(signOut: () => void, me: CurrentUser | undefined): NavGroup[] {
  const texts = useTexts()
  const { isBase } = useServices().server
  const [hidden, setHidden] = useStored('hiddenPages', String, '')
  const groups = navigation(texts, isBase, signOut, me)
  const offered = pathsIn(groups)
  const missing = pathsIn(navigation(texts, false, signOut)).filter((path) => !offered.includes(path))
  const hiddenNow = missing.join(' ')
  const isKnown = me !== undefined && me.view_as === undefined
  useEffect(() => {
    if (isKnown) setHidden(hiddenNow)
  }, [isKnown, hiddenNow, setHidden])
  return me === undefined
    ? filtered(groups, ({ to }) => to === undefined || !hidden.split(' ').includes(to))
    : groups
}

function pathsIn(groups: readonly NavGroup[]): string[] {
  return groups.flatMap(({ items }) => items.flatMap(({ to }) => to ?? []))
}

function filtered<Item extends NavItem>(
  groups: { label: string; items: Item[] }[],
  isShown: (item: Item) => boolean,
) {
  return groups
    .map(({ label, items }) => ({ label, items: items.filter(isShown) }))
    .filter(({ items }) => items.length > 0)
}

/** Returns the groups of the sidebar; leaves out pages that the server does not have or the user may not open. */
export function navigation(texts: Texts, isBase: boolean, signOut: () => void, me?: CurrentUser): NavGroup[] {
  const t = texts.navigation
  const groups: { label: string; items: MenuItem[] }[] = [
    {
      label: t.main,
      items: [
        { key: 'dashboard', label: t.dashboard, icon: <SpaceDashboardOutlined />, to: paths.home },
        { key: 'tracking', label: t.tracking, icon: <MyLocationOutlined />, to: paths.tracking },
        { key: 'report', label: t.report, icon: <RouteOutlined />, to: paths.report },
      ],
    },
    {
      label: t.master,
      items: [
        { key: 'device', label: t.device, icon: <MemoryOutlined />, to: paths.device.list },
        { key: 'vehicle', label: t.vehicle, icon: <LocalShippingOutlined />, to: paths.vehicle.list },
        { key: 'driver', label: t.driver, icon: <BadgeOutlined />, to: paths.driver.list },
        { key: 'user', label: t.user, icon: <GroupOutlined />, to: paths.user.list },
        { key: 'role', label: t.role, icon: <AdminPanelSettingsOutlined />, to: paths.role.list },
        {
          key: 'group',
          label: t.group,
          icon: <WarehouseOutlined />,
          to: paths.group.list,
          isExtension: true,
        },
        {
          key: 'audit',
          label: t.audit,
          icon: <HistoryOutlined />,
          to: paths.audit,
          isExtension: true,
        },
        {
          key: 'system',
          label: t.system,
          icon: <MonitorHeartOutlined />,
          to: paths.system,
          isExtension: true,
        },
      ],
    },
    {
      label: t.account,
      items: [
        ...accountMenu(texts, isBase, me),
        { key: 'logout', label: t.logout, icon: <LogoutOutlined />, onSelect: signOut },
      ],
    },
  ]
  const offers = ({ isExtension, to }: MenuItem) =>
    !(isBase && isExtension) && (to === undefined || mayOpen(me, to))
  return filtered(groups, offers)
}

/** Returns the pages of the user's own account, for the sidebar and the user menu. */
export function accountMenu({ navigation: t }: Texts, isBase: boolean, me?: CurrentUser): NavItem[] {
  const items: MenuItem[] = [
    { key: 'account-profile', label: t.profile, icon: <PersonOutlined />, to: paths.account.profile },
    { key: 'account-password', label: t.password, icon: <KeyOutlined />, to: paths.account.password },
    {
      key: 'account-security',
      label: t.security,
      icon: <SecurityOutlined />,
      to: paths.account.security,
      isExtension: true,
    },
  ]
  return items.filter(({ isExtension, to }) => !(isBase && isExtension) && mayOpen(me, to ?? ''))
}

/** Returns the route handle of the current page, with the key of its menu item, which its path decides. */
export function usePageHandle(): PageHandle & { page: string } {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: routes.tsx gives only such handles
  const [, kind = '', part] = useLocation().pathname.split('/')
  const page = kind === 'account' ? `account-${part}` : kind || 'dashboard'
  return Object.assign({ page }, ...matches.map(({ handle }) => handle))
}
