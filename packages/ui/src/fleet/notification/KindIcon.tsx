import VoltageIcon from '@mui/icons-material/BatteryAlertOutlined'
import DeviceUnknownIcon from '@mui/icons-material/DeviceUnknownOutlined'
import OtherIcon from '@mui/icons-material/NotificationsNoneOutlined'
import MovingIcon from '@mui/icons-material/NightsStayOutlined'
import NoDriverIcon from '@mui/icons-material/PersonOffOutlined'
import EngineIcon from '@mui/icons-material/PowerSettingsNewOutlined'
import SilentIcon from '@mui/icons-material/SensorsOffOutlined'
import SpeedIcon from '@mui/icons-material/SpeedOutlined'
import EndIcon from '@mui/icons-material/SportsScoreOutlined'
import StartIcon from '@mui/icons-material/TripOriginOutlined'
import AlarmIcon from '@mui/icons-material/WarningAmberOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import { knownKind, type KnownKind } from './notificationKinds.ts'

const icons: Record<KnownKind, typeof SvgIcon> = {
  alarm: AlarmIcon,
  silent: SilentIcon,
  speeding: SpeedIcon,
  moving: MovingIcon,
  engine_on: EngineIcon,
  low_voltage: VoltageIcon,
  trip_started: StartIcon,
  trip_ended: EndIcon,
  unknown_device: DeviceUnknownIcon,
  no_driver: NoDriverIcon,
}

/** Renders the icon of a kind of event; unknown kinds share one icon. */
export function KindIcon({ kind, important = false }: { kind: string | undefined; important?: boolean }) {
  const known = knownKind(kind)
  const Icon = known ? icons[known] : OtherIcon
  return <Icon sx={{ mt: '1px', fontSize: 20, color: important ? 'error.main' : 'text.secondary' }} />
}
