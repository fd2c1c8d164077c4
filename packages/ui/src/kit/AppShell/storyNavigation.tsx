import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined'
import MyLocationOutlined from '@mui/icons-material/MyLocationOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import MemoryOutlined from '@mui/icons-material/MemoryOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import RouteOutlined from '@mui/icons-material/RouteOutlined'
import type { NavGroup, NavItem } from './NavGroup.ts'

export const ownPages: NavItem[] = [
  { key: 'account-profile', label: 'Ubah Profile', icon: <PersonOutlined />, to: '/account/profile' },
  { key: 'account-password', label: 'Ubah Password', icon: <KeyOutlined />, to: '/account/password' },
]

export const navigation: NavGroup[] = [
  {
    label: 'MENU UTAMA',
    items: [
      { key: 'dashboard', label: 'Dashboard', icon: <SpaceDashboardOutlined />, to: '/' },
      { key: 'tracking', label: 'Pelacakan', icon: <MyLocationOutlined />, to: '/tracking' },
      { key: 'report', label: 'Laporan', icon: <RouteOutlined />, to: '/report' },
    ],
  },
  {
    label: 'MENU MASTER',
    items: [
      { key: 'device', label: 'Perangkat', icon: <MemoryOutlined />, to: '/device' },
      { key: 'vehicle', label: 'Kendaraan', icon: <LocalShippingOutlined />, to: '/vehicle' },
      { key: 'driver', label: 'Pengendara', icon: <BadgeOutlined />, to: '/driver' },
      { key: 'user', label: 'Pengguna', icon: <GroupOutlined />, to: '/user' },
      { key: 'role', label: 'Akses', icon: <AdminPanelSettingsOutlined />, to: '/role' },
    ],
  },
  {
    label: 'AKUN SAYA',
    items: [...ownPages, { key: 'logout', label: 'Keluar', icon: <LogoutOutlined />, onSelect: () => {} }],
  },
]

/** Groups of a menu in which some entries have entries of their own. One branch is open at a time. */
export const branches: NavGroup[] = [
  {
    label: 'MENU MASTER',
    items: [
      {
        key: 'fleet',
        label: 'Armada',
        icon: <LocalShippingOutlined />,
        children: [
          { key: 'vehicle', label: 'Kendaraan', icon: null, to: '/vehicle' },
          { key: 'device', label: 'Perangkat', icon: null, to: '/device' },
        ],
      },
      {
        key: 'people',
        label: 'Orang',
        icon: <GroupOutlined />,
        children: [
          { key: 'driver', label: 'Pengendara', icon: null, to: '/driver' },
          { key: 'user', label: 'Pengguna', icon: null, to: '/user' },
        ],
      },
    ],
  },
]
