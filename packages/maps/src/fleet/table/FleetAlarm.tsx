'use client'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import type { LivePosition } from '@sikud/api'
import { ALARM_SHOWN_MS } from '@sikud/ui/status'
import { useSyncExternalStore } from 'react'
import { useMapsFormat } from '../../locales/MapsLocaleProvider.tsx'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { onEachSecond } from './eachSecond.ts'

interface FleetAlarmProps {
  vehicle: Pick<LivePosition, 'alarm' | 'alarmTime'>
  fleet: Pick<FleetStore, 'serverNow'>
}

/** Shows the alarm of a vehicle with the age of its last report; nothing an hour after that. */
export function FleetAlarm({ vehicle: { alarm, alarmTime }, fleet }: FleetAlarmProps) {
  const texts = useFleetTexts()
  const format = useMapsFormat()
  const reported = Date.parse(alarmTime ?? '')
  const age = useSyncExternalStore(onEachSecond, () => {
    const ms = fleet.serverNow() - reported
    return ms <= ALARM_SHOWN_MS ? format.ageOf(Math.max(0, ms)) : null
  })
  if (!alarm || age === null) return null
  const name = alarm in texts.alarms ? texts.alarms[alarm] : texts.alarms.other
  return (
    <Box
      component="span"
      data-alarm
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 700, color: 'error.main' }}
    >
      <WarningAmberOutlined aria-hidden sx={{ fontSize: '1.25em' }} />
      {`${name} ${age}`}
    </Box>
  )
}
