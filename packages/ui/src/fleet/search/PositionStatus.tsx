'use client'

import Box from '@mui/material/Box'
import type { LivePosition } from '@sikud/api'
import { useNow } from '../../hooks/useNow.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { lastSign, silentAfter, statusOf } from '../../status/fleetStatus.ts'
import { StatusLabel } from '../status/StatusLabel.tsx'

export interface PositionStatusProps {
  position: Pick<LivePosition, 'status' | 'time' | 'contact'>
  /** When the position was loaded, by the server's clock, in ms since 1970. */
  loadedAt: number
  /** Returns the time of the server's clock; a stable function. */
  clock: () => number
}

/** Shows the status of a vehicle and the age of its position; a silent vehicle has no data. */
export function PositionStatus({ position, loadedAt, clock }: PositionStatusProps) {
  const format = useFormat()
  const now = Math.max(useNow(clock), loadedAt)
  const time = Date.parse(position.time ?? '')
  const kind = statusOf(position.status.text)
  const sign = lastSign(kind, time, Date.parse(position.contact ?? ''))
  const isSilent = !(now - sign <= silentAfter(kind))
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
      <StatusLabel status={isSilent ? 'offline' : (kind ?? 'idle')} />
      {!Number.isNaN(time) && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {format.ageOf(now - time)}
        </Box>
      )}
    </Box>
  )
}
