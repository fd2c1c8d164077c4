'use client'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { GpsSession } from '@sikud/api'
import type { FindAddress } from '@sikud/api/geocoder'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { lateComponent } from '../parts/lateComponent.ts'
import { LazyMap } from '../BaseMap/LazyMap.tsx'
import { useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import type { MapConfig } from '../BaseMap/MapConfig.ts'
import { PlaybackControls } from './controls/PlaybackControls.tsx'
import type { SessionChoice } from '../sessions/SessionChoice.ts'
import { chosenSession, newestFirst, sessionKey } from '../trip/sessionList.ts'
import { SessionTable } from '../sessions/SessionTable.tsx'
import { isTimed, type TripData, tripData } from '../trip/tripData.ts'
import { fullScreenLook, useFullScreen } from './useFullScreen.ts'
import { usePlayback, usePlaybackClock } from '../playback/usePlayback.ts'
import { type PlaybackLink, usePlaybackLink } from '../playback/usePlaybackLink.ts'

const TripMap = lazy(() => import('./map/TripMap.tsx').then(({ TripMap }) => ({ default: TripMap })))
const TripBar = lateComponent(async () => (await import('./TripBar.tsx')).TripBar)
const TripTiles = lateComponent(async () => (await import('../figures/TripTiles.tsx')).TripTiles)
const TripEvents = lateComponent(async () => (await import('../figures/TripEvents.tsx')).TripEvents)

const PLAYBACK_MAP_HEIGHT = 500
/** Default speed limit in km/h. */
const DEFAULT_LIMIT = 80
const noPoints: GpsSession['points'] = []

interface TripPlaybackProps {
  sessions: GpsSession[]
  /** Number of sessions that could not be parsed. */
  unreadable?: number | undefined
  loading: boolean
  /** Message for the user if the sessions failed to load. */
  error?: string
  onRetry?: () => void
  /** Key of the chosen session (see `sessionKey`); if null or unknown, the newest one plays. */
  selectedKey: string | null
  onSelect: (key: string) => void
  /** Note while the points of the chosen session are loading, or if they failed to load. */
  tripNote?: ReactNode
  map: MapConfig
  /** Filter and comparison; absent to show all sessions without either. */
  choice?: SessionChoice
  /** Connection to the URL of the page; absent to keep the playback out of the URL. */
  link?: PlaybackLink
  /** Looks up the address of the current point while paused; absent to show none. */
  findAddress?: FindAddress
}

/** Plays a trip on a map, with the sessions to choose from. */
export function TripPlayback({
  sessions,
  unreadable,
  loading,
  error,
  onRetry,
  selectedKey,
  onSelect,
  tripNote,
  map,
  choice,
  link,
  findAddress,
}: TripPlaybackProps) {
  const texts = useMapsTexts()
  const passing = choice?.shown ?? sessions
  const ordered = useMemo(() => newestFirst(passing), [passing])
  const chosen = chosenSession(sessions, ordered, selectedKey)
  const trip = useMemo(() => tripData(chosen?.points ?? noPoints), [chosen?.points])
  const playback = usePlayback(trip)
  usePlaybackClock(playback)
  usePlaybackLink(playback, link)
  const fullScreen = useFullScreen()
  const [speedLimit, setSpeedLimit] = useState(link?.limit ?? DEFAULT_LIMIT)
  const limitSpeed = (limit: number) => {
    setSpeedLimit(limit)
    link?.onLimit(limit)
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
        gridTemplateRows: { lg: 'auto 1fr' },
      }}
    >
      <Paper
        variant="outlined"
        sx={[
          { display: 'flex', flexDirection: 'column', overflow: 'hidden' },
          fullScreen.on && fullScreenLook,
        ]}
      >
        {chosen && (
          <Box sx={{ minHeight: 60 }}>
            <Suspense>
              <TripBar
                session={chosen}
                sessions={ordered}
                playback={playback}
                map={map}
                onSelect={onSelect}
                linkTo={link?.linkTo}
                speedLimit={speedLimit}
                choice={choice}
              />
            </Suspense>
          </Box>
        )}
        <Box data-part="map" sx={mapLook}>
          <LazyMap>
            <TripMap
              map={map}
              label={texts.map}
              playback={playback}
              speedLimit={speedLimit}
              fullScreen={fullScreen}
              companions={choice?.companions}
            />
          </LazyMap>
        </Box>
        <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
          <PlaybackControls
            playback={playback}
            speedLimit={speedLimit}
            findAddress={findAddress}
            hint={tripNote ?? (chosen && trip.count === 0 ? texts.noPoints : undefined)}
          />
        </Box>
        <Box sx={{ minHeight: tilesHeight(trip), borderTop: 1, borderColor: 'divider' }}>
          <Suspense>
            <TripTiles trip={trip} speedLimit={speedLimit} />
          </Suspense>
        </Box>
      </Paper>
      {trip.count > 1 && (
        <Suspense>
          <TripEvents playback={playback} speedLimit={speedLimit} onSpeedLimit={limitSpeed} />
        </Suspense>
      )}
      <Box sx={{ gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' } }}>
        <SessionTable
          sessions={ordered}
          all={sessions}
          unreadable={unreadable}
          choice={choice}
          loading={loading}
          error={error}
          onRetry={onRetry}
          selectedKey={chosen ? sessionKey(chosen) : null}
          onSelect={onSelect}
        />
      </Box>
    </Box>
  )
}

/** Less high on a low screen. */
const mapLook = {
  position: 'relative',
  height: { xs: `min(${PLAYBACK_MAP_HEIGHT}px, 56svh)`, sm: PLAYBACK_MAP_HEIGHT },
  minHeight: 280,
} as const

/** Returns the height in pixels that is kept free for the tiles; a trip without times has three tiles fewer. */
function tilesHeight(trip: TripData) {
  const isUntimed = trip.count > 0 && !isTimed(trip)
  return { xs: isUntimed ? 141 : 283, sm: 70 }
}
