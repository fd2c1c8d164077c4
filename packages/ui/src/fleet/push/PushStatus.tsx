import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined'
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import NotificationsOffOutlined from '@mui/icons-material/NotificationsOffOutlined'
import Chip from '@mui/material/Chip'
import type { PushState } from './PushState.ts'
import { usePushTexts } from './texts.ts'

const looks = {
  on: { icon: NotificationsActiveOutlined, colour: 'success' },
  off: { icon: NotificationsOffOutlined, colour: 'default' },
  starting: { icon: NotificationsNoneOutlined, colour: 'default' },
  stopping: { icon: NotificationsNoneOutlined, colour: 'default' },
  default: { icon: NotificationsNoneOutlined, colour: 'default' },
  blocked: { icon: NotificationsOffOutlined, colour: 'error' },
  unsupported: { icon: NotificationsOffOutlined, colour: 'default' },
} as const

/** Shows the state of push messages; screen readers announce changes. */
export function PushStatus({ state }: { state: PushState }) {
  const texts = usePushTexts()
  const name = state.permission === 'granted' ? state.registration : state.permission
  const { icon: Icon, colour } = looks[name]
  return (
    <Chip
      component="output"
      size="small"
      variant="outlined"
      color={colour}
      icon={<Icon aria-hidden />}
      label={texts.state[name]}
    />
  )
}
