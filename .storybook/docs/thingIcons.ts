import BlurCircularOutlined from '@mui/icons-material/BlurCircularOutlined'
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import DeviceUnknownOutlined from '@mui/icons-material/DeviceUnknownOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import SecurityOutlined from '@mui/icons-material/SecurityOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import MapOutlined from '@mui/icons-material/MapOutlined'
import MemoryOutlined from '@mui/icons-material/MemoryOutlined'
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined'
import MyLocationOutlined from '@mui/icons-material/MyLocationOutlined'
import LayersOutlined from '@mui/icons-material/LayersOutlined'
import NavigationOutlined from '@mui/icons-material/NavigationOutlined'
import NearMeOutlined from '@mui/icons-material/NearMeOutlined'
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined'
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import NotificationsOffOutlined from '@mui/icons-material/NotificationsOffOutlined'
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined'
import BatteryAlertOutlined from '@mui/icons-material/BatteryAlertOutlined'
import PowerSettingsNewOutlined from '@mui/icons-material/PowerSettingsNewOutlined'
import NightsStayOutlined from '@mui/icons-material/NightsStayOutlined'
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import RouteOutlined from '@mui/icons-material/RouteOutlined'
import SensorsOffOutlined from '@mui/icons-material/SensorsOffOutlined'
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined'
import SpeedOutlined from '@mui/icons-material/SpeedOutlined'
import SportsScoreOutlined from '@mui/icons-material/SportsScoreOutlined'
import TranslateOutlined from '@mui/icons-material/TranslateOutlined'
import TripOriginOutlined from '@mui/icons-material/TripOriginOutlined'
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined'
import type { IconMeaning } from './IconMeaning.ts'

/** The icons that stand for records, pages and other things. */
export const thingIcons: IconMeaning[] = [
  { name: 'BlurCircularOutlined', Icon: BlurCircularOutlined, means: 'simulated data' },
  { name: 'SpaceDashboardOutlined', Icon: SpaceDashboardOutlined, means: 'Dashboard' },
  {
    name: 'MyLocationOutlined',
    Icon: MyLocationOutlined,
    means: 'Pelacakan; on a map: keep the vehicle in the middle',
  },
  { name: 'RouteOutlined', Icon: RouteOutlined, means: 'Laporan; a trip' },
  { name: 'MemoryOutlined', Icon: MemoryOutlined, means: 'Perangkat' },
  { name: 'WarehouseOutlined', Icon: WarehouseOutlined, means: 'Depo' },
  { name: 'LocalShippingOutlined', Icon: LocalShippingOutlined, means: 'Kendaraan' },
  { name: 'BadgeOutlined', Icon: BadgeOutlined, means: 'Pengendara' },
  { name: 'GroupOutlined', Icon: GroupOutlined, means: 'Pengguna' },
  { name: 'AdminPanelSettingsOutlined', Icon: AdminPanelSettingsOutlined, means: 'Hak akses' },
  { name: 'MonitorHeartOutlined', Icon: MonitorHeartOutlined, means: 'Sistem' },
  { name: 'HistoryOutlined', Icon: HistoryOutlined, means: 'Catatan aktivitas' },
  { name: 'PersonOutlined', Icon: PersonOutlined, means: "one's own profile" },
  { name: 'KeyOutlined', Icon: KeyOutlined, means: 'a password' },
  { name: 'SecurityOutlined', Icon: SecurityOutlined, means: 'sessions and tokens of an account' },
  { name: 'NotificationsOutlined', Icon: NotificationsOutlined, means: 'Pemberitahuan, in the bar' },
  {
    name: 'NotificationsActiveOutlined',
    Icon: NotificationsActiveOutlined,
    means: 'Pemberitahuan of the browser, on or offered',
  },
  {
    name: 'NotificationsOffOutlined',
    Icon: NotificationsOffOutlined,
    means: 'Pemberitahuan of the browser, off or blocked',
  },
  {
    name: 'NotificationsNoneOutlined',
    Icon: NotificationsNoneOutlined,
    means: 'the page Pemberitahuan in search results; a notification of unknown kind',
  },
  { name: 'SpeedOutlined', Icon: SpeedOutlined, means: 'notification: a vehicle drives too fast' },
  { name: 'SensorsOffOutlined', Icon: SensorsOffOutlined, means: 'notification: a device is silent' },
  {
    name: 'NightsStayOutlined',
    Icon: NightsStayOutlined,
    means: 'notification: a vehicle moves at unusual hours',
  },
  {
    name: 'PowerSettingsNewOutlined',
    Icon: PowerSettingsNewOutlined,
    means: 'notification: an engine is on at unusual hours',
  },
  {
    name: 'BatteryAlertOutlined',
    Icon: BatteryAlertOutlined,
    means: 'notification: the battery of a vehicle is low',
  },
  {
    name: 'PersonOffOutlined',
    Icon: PersonOffOutlined,
    means: 'notification: a vehicle moves without a driver',
  },
  {
    name: 'DeviceUnknownOutlined',
    Icon: DeviceUnknownOutlined,
    means: 'notification: an unknown device reports',
  },
  { name: 'TripOriginOutlined', Icon: TripOriginOutlined, means: 'notification: a trip began' },
  { name: 'SportsScoreOutlined', Icon: SportsScoreOutlined, means: 'notification: a trip ended' },
  { name: 'PlaceOutlined', Icon: PlaceOutlined, means: 'an address' },
  { name: 'MapOutlined', Icon: MapOutlined, means: 'a map that cannot be shown' },
  { name: 'NavigationOutlined', Icon: NavigationOutlined, means: 'the direction of travel' },
  { name: 'NearMeOutlined', Icon: NearMeOutlined, means: 'the location of this device' },
  { name: 'LayersOutlined', Icon: LayersOutlined, means: 'the style of the map' },
  { name: 'TranslateOutlined', Icon: TranslateOutlined, means: 'language' },
]
