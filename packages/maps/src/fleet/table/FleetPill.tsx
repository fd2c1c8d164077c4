'use client'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useSnapshot } from '../../parts/useSnapshot.ts'
import { useMapsTexts } from '../../locales/useMapsTexts.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import { SimulatedMark } from '../../parts/SimulatedMark.tsx'
import { useMapColours } from '../../look/useMapColours.ts'
import { STALE_AFTER } from '../store/statusByAge.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { FleetAge } from './FleetAge.tsx'

/** State of the connection to the server. */
export type FleetConnection = 'connecting' | 'live' | 'polling' | 'offline' | 'paused'

interface FleetPillProps {
  fleet: FleetStore
  connection: FleetConnection
}

/** Shows whether the positions are live, and the age of the newest position. */
export function FleetPill({ fleet, connection }: FleetPillProps) {
  const { status } = useMapColours()
  const words = usePillText(fleet, connection)
  const simulated = useSnapshot(fleet.subscribe, () => fleet.view().simulated)
  const timed = useSnapshot(fleet.subscribe, () => !Number.isNaN(fleet.view().newest))
  const fresh = useIsFresh(fleet)
  const live = fresh && (connection === 'live' || connection === 'polling')
  return (
    <Box sx={{ ...pillLook, fontSize: 13, color: 'text.secondary' }}>
      <Box
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          flexShrink: 0,
          borderRadius: '50%',
          ...(live
            ? { bgcolor: status.moving, '@media (forced-colors: active)': { bgcolor: 'Highlight' } }
            : { border: 2, borderColor: connection === 'offline' ? 'error.main' : status.offline }),
        }}
      />
      <span>
        {words}
        {timed && ' · '}
        {timed && <NewestAge fleet={fleet} />}
      </span>
      {simulated && <SimulatedMark />}
    </Box>
  )
}

// The words give way to the button beside them, which stands in the same line.
const pillLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const

function useIsFresh(fleet: FleetStore) {
  return useSnapshot(fleet.subscribe, () => fleet.serverNow() - fleet.view().newest <= STALE_AFTER)
}

function usePillText(fleet: FleetStore, connection: FleetConnection) {
  const maps = useMapsTexts()
  const texts = useFleetTexts()
  const fresh = useIsFresh(fleet)
  const age = useSnapshot(fleet.subscribe, () => ageOfNewest(fleet))
  const connecting = fleet.single ? maps.waiting : texts.connecting
  const notFresh = {
    old: maps.stale,
    unknown: fleet.single ? maps.unknownAge : texts.noPositionYet,
    none: fleet.single ? maps.waiting : texts.noPositionYet,
    notLoaded: connecting,
  }[age]
  return {
    connecting,
    live: fresh ? maps.live : notFresh,
    polling: fresh ? texts.polling : notFresh,
    offline: maps.disconnected,
    paused: texts.paused,
  }[connection]
}

function ageOfNewest(fleet: FleetStore) {
  const { newest, total } = fleet.view()
  if (!Number.isNaN(newest)) return 'old'
  if (total > 0) return 'unknown'
  return fleet.loaded ? 'none' : 'notLoaded'
}

function NewestAge({ fleet }: { fleet: FleetStore }) {
  const { updated } = useMapsTexts()
  const newest = useSnapshot(fleet.subscribe, () => fleet.view().newest)
  const time = Number.isNaN(newest) ? null : new Date(newest).toISOString()
  const { single } = fleet
  return (
    <FleetAge time={time} fleet={fleet} step={single ? 1 : 5} recordedText={single ? updated : undefined} />
  )
}

interface OfflineNoteProps {
  shown: boolean
  onRetry?: (() => void) | undefined
}

/**
 * Says that the page shows the last known positions. The live region is always rendered, because screen readers ignore
 * a region that appears together with its text.
 */
export function OfflineNote({ shown, onRetry }: OfflineNoteProps) {
  const texts = useMapsTexts()
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {shown && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            px: 2,
            py: 0.75,
            fontSize: 14,
            borderBottom: 1,
            borderColor: 'divider',
            borderLeft: '4px solid',
            borderLeftColor: 'error.main',
          }}
        >
          {texts.connectionLost}
          {onRetry && (
            <Button size="small" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}
