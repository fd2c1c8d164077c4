'use client'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { lazy } from 'react'
import { CardMessage } from '../CardMessage.tsx'
import { LazyMap } from '../LazyMap.tsx'
import { useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import type { MapConfig } from '../MapConfig.ts'
import { LivePill } from './LivePill.tsx'
import type { LivePosition } from './LivePosition.ts'
import { LiveTable } from './LiveTable.tsx'

const LiveMapCanvas = lazy(() =>
  import('./LiveMapCanvas.tsx').then(({ LiveMapCanvas }) => ({ default: LiveMapCanvas })),
)

const TRACKING_MAP_HEIGHT = 400

interface LiveMapProps {
  positions: LivePosition[]
  /** Before the first answer. */
  loading?: boolean
  /** Why the first positions could not be loaded, for people. */
  error?: string
  onRetry?: () => void
  /** Whether the last request failed while older positions are still shown. */
  disconnected?: boolean
  map: MapConfig
  /** Template with {lat} and {lng}. */
  externalMapUrl: string
}

/** Where the vehicles are now: a map that follows, and the same in words with its age. */
export function LiveMap({
  positions,
  loading = false,
  error,
  onRetry,
  disconnected = false,
  map,
  externalMapUrl,
}: LiveMapProps) {
  const texts = useMapsTexts()
  const failed = !loading && error !== undefined && positions.length === 0
  const empty = !loading && error === undefined && positions.length === 0
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={texts.livePositions}
      sx={{ overflow: 'hidden' }}
    >
      <Box sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <LivePill positions={positions} disconnected={disconnected || failed} />
      </Box>
      <LazyMap height={TRACKING_MAP_HEIGHT}>
        <LiveMapCanvas positions={positions} map={map} />
      </LazyMap>
      {loading && <CardMessage busy title={texts.loadingPositions} />}
      {failed && <CardMessage alert title={texts.positionsFailed} hint={error} onRetry={onRetry} />}
      {empty && <CardMessage title={texts.noPosition} hint={texts.noPositionHint} />}
      {positions.length > 0 && <LiveTable positions={positions} externalMapUrl={externalMapUrl} />}
    </Paper>
  )
}
