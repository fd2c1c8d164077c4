import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import MapOutlined from '@mui/icons-material/MapOutlined'
import MemoryOutlined from '@mui/icons-material/MemoryOutlined'
import MyLocationOutlined from '@mui/icons-material/MyLocationOutlined'
import NavigationOutlined from '@mui/icons-material/NavigationOutlined'
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import RouteOutlined from '@mui/icons-material/RouteOutlined'
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined'
import TranslateOutlined from '@mui/icons-material/TranslateOutlined'
import type { IconMeaning } from './IconMeaning.ts'

/** The icons of things and pages. */
export const thingIcons: IconMeaning[] = [
  { name: 'SpaceDashboardOutlined', Icon: SpaceDashboardOutlined, means: 'Dashboard' },
  {
    name: 'MyLocationOutlined',
    Icon: MyLocationOutlined,
    means: 'Pelacakan; on a map: keep the vehicle in the middle',
  },
  { name: 'RouteOutlined', Icon: RouteOutlined, means: 'Laporan; a trip' },
  { name: 'MemoryOutlined', Icon: MemoryOutlined, means: 'Perangkat' },
  { name: 'LocalShippingOutlined', Icon: LocalShippingOutlined, means: 'Kendaraan' },
  { name: 'BadgeOutlined', Icon: BadgeOutlined, means: 'Pengendara' },
  { name: 'GroupOutlined', Icon: GroupOutlined, means: 'Pengguna' },
  { name: 'AdminPanelSettingsOutlined', Icon: AdminPanelSettingsOutlined, means: 'Hak akses' },
  { name: 'PersonOutlined', Icon: PersonOutlined, means: "one's own profile" },
  { name: 'KeyOutlined', Icon: KeyOutlined, means: 'a password' },
  { name: 'NotificationsOutlined', Icon: NotificationsOutlined, means: 'Pemberitahuan, in the bar' },
  {
    name: 'NotificationsNoneOutlined',
    Icon: NotificationsNoneOutlined,
    means: 'Pemberitahuan, as a page that is found',
  },
  { name: 'PlaceOutlined', Icon: PlaceOutlined, means: 'an address' },
  { name: 'MapOutlined', Icon: MapOutlined, means: 'a map that cannot be shown' },
  { name: 'NavigationOutlined', Icon: NavigationOutlined, means: 'the direction of travel' },
  { name: 'TranslateOutlined', Icon: TranslateOutlined, means: 'language' },
]
