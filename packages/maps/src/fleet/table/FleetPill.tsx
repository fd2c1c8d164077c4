'use client'
import Box from '@mui/material/Box'
import { useSyncExternalStore } from 'react'
import { useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import { SimulatedMark } from '../../SimulatedMark.tsx'
import { useMapColours } from '../../useMapColours.ts'
import { FleetAge } from './FleetAge.tsx'
import type { FleetStore } from '../store/FleetStore.ts'
import { STALE_AFTER } from '../store/fleetGroup.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'

/** How the page hears of the fleet. */
export type FleetConnection = 'connecting' | 'live' | 'polling' | 'offline' | 'paused'

interface FleetPillProps {
  fleet: FleetStore
  connection: FleetConnection
}

/** Says in a word whether what is shown is live, and how old the newest position is. */
export function FleetPill({ fleet, connection }: FleetPillProps) {
  const maps = useMapsTexts()
  const texts = useFleetTexts()
  const { status } = useMapColours()
  const simulated = useSyncExternalStore(fleet.subscribe, () => fleet.view().simulated)
  const located = useSyncExternalStore(fleet.subscribe, () => !Number.isNaN(fleet.view().newest))
  const fresh = useSyncExternalStore(
    fleet.subscribe,
    () => fleet.serverNow() - fleet.view().newest <= STALE_AFTER,
  )
  const loaded = useSyncExternalStore(fleet.subscribe, () => fleet.loaded)
  const unlocated = loaded ? texts.noPositionYet : texts.connecting
  const words = {
    connecting: texts.connecting,
    live: fresh ? maps.live : located ? maps.stale : unlocated,
    polling: fresh ? texts.polling : located ? maps.stale : unlocated,
    offline: maps.disconnected,
    paused: texts.paused,
  }[connection]
  const well = fresh && (connection === 'live' || connection === 'polling')
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontSize: 13, color: 'text.secondary' }}>
      <Box
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          flexShrink: 0,
          borderRadius: '50%',
          ...(well
            ? { bgcolor: status.moving, '@media (forced-colors: active)': { bgcolor: 'Highlight' } }
            : { border: 2, borderColor: connection === 'offline' ? 'error.main' : status.offline }),
        }}
      />
      <span>
        {words}
        {located && ' · '}
        {located && <NewestAge fleet={fleet} />}
      </span>
      {simulated && <SimulatedMark />}
    </Box>
  )
}

function NewestAge({ fleet }: { fleet: FleetStore }) {
  const newest = useSyncExternalStore(fleet.subscribe, () => fleet.view().newest)
  const time = Number.isNaN(newest) ? null : new Date(newest).toISOString()
  return <FleetAge time={time} serverNow={fleet.serverNow} step={5} />
}
