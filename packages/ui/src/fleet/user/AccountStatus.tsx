'use client'

import BlockIcon from '@mui/icons-material/BlockOutlined'
import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import Box from '@mui/material/Box'
import type { UserStatus } from '@sikud/api'
import { useUserTexts } from './texts.ts'

const looks = {
  active: { Icon: CheckIcon, colour: 'success.main' },
  invited: { Icon: MailIcon, colour: 'warning.main' },
  unverified: { Icon: HourglassIcon, colour: 'text.secondary' },
  pending: { Icon: HourglassIcon, colour: 'warning.main' },
  disabled: { Icon: BlockIcon, colour: 'text.secondary' },
} as const

/** Shows the status of an account as shape, text and colour. */
export function AccountStatus({ status }: { status: UserStatus }) {
  const { statuses } = useUserTexts()
  // A newer server may send a status that this version does not know.
  const { Icon, colour } = looks[status] ?? looks.disabled
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, verticalAlign: 'bottom' }}
    >
      <Icon sx={{ fontSize: '1.125rem', color: colour }} />
      {statuses[status] ?? status}
    </Box>
  )
}
