'use client'
import { useEffect } from 'react'
import { useSnapshot } from '../../parts/useSnapshot.ts'
import Box from '@mui/material/Box'
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined'
import FullscreenExitOutlined from '@mui/icons-material/FullscreenExitOutlined'
import FullscreenOutlined from '@mui/icons-material/FullscreenOutlined'
import MyLocationOutlined from '@mui/icons-material/MyLocationOutlined'
import { controlRadius, markRadius } from '@sikud/ui/status'
import { BaseMap } from '../../BaseMap/BaseMap.tsx'
import { mapPart } from '../../parts/mapPart.ts'
import type { MapConfig } from '../../BaseMap/MapConfig.ts'
import type { Playback } from '../../playback/createPlayback.ts'
import { tripView } from '../../trip/tripView.ts'
import { fitTrip, tripPadding } from './fitTrip.ts'
import type { Companion } from '../../tripList/TripChoice.ts'
import { SecondVehicle } from './SecondVehicle.tsx'
import { TripMarker } from './TripMarker.tsx'
import { TripTrail } from './TripTrail.tsx'
import type { FullScreen } from '../useFullScreen.ts'
import { useMap, useOnPan } from '../../BaseMap/MapContext.ts'
import { headPlace } from '../../trip/headPlace.ts'
import { headOf } from '../../playback/playbackMachine.ts'
import { useOnHead, usePlaybackValue } from '../../playback/usePlayback.ts'
import { useMapsFormat, useMapsTexts } from '../../locales/useMapsTexts.ts'
import { ExternalMapLink } from '../../parts/ExternalMapLink.tsx'
import { usePointTexts } from '../../texts/usePointTexts.ts'
import { MapTool } from '../../BaseMap/tools/MapTool.tsx'
import { useMapColours } from '../../look/useMapColours.ts'
import { TripPath } from './TripPath.tsx'
import { bandStarts, bandWidths, FASTEST_BAND } from '../../trip/speedBand.ts'

const TripMarks = mapPart(async () => (await import('../../figures/TripMarks.tsx')).TripMarks)
const TripCompanions = mapPart(async () => (await import('./TripCompanions.tsx')).TripCompanions)

interface TripMapProps {
  map: MapConfig
  label: string
  playback: Playback
  /** The speed limit in km/h. */
  speedLimit: number
  fullScreen: FullScreen
  companions?: readonly Companion[]
  /** URL template of an external map, with {lat} and {lng}. */
  externalMapUrl?: string | undefined
}

/** Renders the map of a trip: the path in the colours of its speeds, the travelled trail over it, and the vehicle. */
export function TripMap(props: TripMapProps) {
  const { map, label, playback, speedLimit, fullScreen, companions = [], externalMapUrl } = props
  const { trip } = playback
  return (
    <BaseMap
      config={map}
      label={label}
      initialView={{ padding: tripPadding, ...tripView(trip.bounds) }}
      tools={<TripMapTools playback={playback} fullScreen={fullScreen} />}
      fallback={trip.count > 0 && <PointInWords playback={playback} externalMapUrl={externalMapUrl} />}
    >
      <SpeedLegend />
      <TripPath playback={playback} hasLetters={companions.length === 0 && !trip.tracks} />
      {trip.count > 1 && <TripTrail playback={playback} />}
      {trip.count > 1 && <TripMarks playback={playback} speedLimit={speedLimit} />}
      {trip.count > 0 && <TripMarker playback={playback} />}
      {trip.tracks && <SecondVehicle playback={playback} />}
      {companions.length > 0 && <TripCompanions companions={companions} playback={playback} />}
      {trip.count > 1 && <FollowHead playback={playback} />}
    </BaseMap>
  )
}

/**
 * Size of a box in the middle of the map, as a fraction of the width and height of the map. The map moves when the
 * vehicle leaves the box.
 */
const INNER = 0.5

/** Keeps the followed vehicle in view; stops following when the user pans the map. */
function FollowHead({ playback }: { playback: Playback }) {
  const map = useMap()
  const following = usePlaybackValue(playback, (state) => state.following)
  useOnPan(() => playback.dispatch({ type: 'follow', follow: false }))
  useEffect(() => {
    if (!following) return
    const { lng, lat } = headPlace(playback.trip, headOf(playback.getState()))
    map.easeTo({ center: [lng, lat], duration: 300 })
  }, [map, playback, following])
  useOnHead(playback, (head) => {
    if (!playback.getState().following) return
    const { lng, lat } = headPlace(playback.trip, head)
    const { x, y } = map.project([lng, lat])
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    const aside = Math.max(Math.abs(x / width - 0.5), Math.abs(y / height - 0.5))
    if (aside > INNER / 2) map.easeTo({ center: [lng, lat], duration: 300 })
  })
  return null
}

interface PointInWordsProps {
  playback: Playback
  /** URL template of an external map, with {lat} and {lng}. */
  externalMapUrl?: string | undefined
}

/** Shows coordinates, speed and time of the current point as text if there is no map, and a link to an external map. */
function PointInWords({ playback, externalMapUrl }: PointInWordsProps) {
  const format = useMapsFormat()
  const { tip } = usePointTexts(playback.trip)
  const index = useSnapshot(playback.subscribe, () => playback.shownPoint())
  const { positions } = playback.trip
  const [lng = 0, lat = 0] = positions.subarray(index * 2, index * 2 + 2)
  const { speed, time } = tip(index)
  const words = [format.coordinates(lat, lng), speed, time].filter((part) => part !== null).join(' · ')
  return (
    // A screen reader would read each point while the trip plays.
    <Box aria-live="off" sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 1, fontWeight: 650 }}>
      {words}
      {externalMapUrl !== undefined && <ExternalMapLink template={externalMapUrl} lat={lat} lng={lng} />}
    </Box>
  )
}

interface TripMapToolsProps {
  playback: Playback
  fullScreen: FullScreen
}

function TripMapTools({ playback, fullScreen }: TripMapToolsProps) {
  const map = useMap()
  const texts = useMapsTexts()
  const following = usePlaybackValue(playback, (state) => state.following)
  return (
    <>
      <MapTool
        label={texts.fitTrip}
        icon={<FitScreenOutlined fontSize="small" />}
        onClick={() => {
          playback.dispatch({ type: 'follow', follow: false })
          fitTrip(map, playback.trip.bounds, true)
        }}
        isMain
      />
      {playback.trip.count > 1 && (
        <MapTool
          label={texts.follow}
          icon={<MyLocationOutlined fontSize="small" />}
          pressed={following}
          onClick={() => playback.dispatch({ type: 'follow', follow: !following })}
          isMain
        />
      )}
      <MapTool
        label={fullScreen.on ? texts.exitFullScreen : texts.fullScreen}
        icon={
          fullScreen.on ? (
            <FullscreenExitOutlined fontSize="small" />
          ) : (
            <FullscreenOutlined fontSize="small" />
          )
        }
        onClick={fullScreen.toggle}
      />
    </>
  )
}

/** Explains the colours and widths of the trail. */
function SpeedLegend() {
  const texts = useMapsTexts()
  const { speedUnit } = useMapsFormat()
  const { speedBands } = useMapColours()
  return (
    <Box
      component="ul"
      aria-label={texts.speedLegend}
      sx={{
        position: 'absolute',
        left: { xs: 8, sm: 14 },
        bottom: 'calc(var(--map-bottom, 0px) + 30px)',
        maxWidth: 'calc(100% - 16px)',
        // On phones, the scale of the chart shows the colours.
        display: { xs: 'none', md: 'flex' },
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: { xs: 1, sm: 1.75 },
        m: 0,
        px: { xs: 1, sm: 1.5 },
        py: { xs: 0.75, sm: 1.25 },
        listStyle: 'none',
        fontSize: { xs: 11, sm: 12 },
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: controlRadius,
      }}
    >
      {bandStarts.map((start, band) => (
        <Box
          component="li"
          key={start}
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}
        >
          <Box
            sx={{
              width: { xs: 12, sm: 20 },
              height: bandWidths[band],
              borderRadius: markRadius,
              bgcolor: speedBands[band],
              // Keeps the colour in forced-colors mode, because the trail keeps its colours too.
              forcedColorAdjust: 'none',
            }}
          />
          {band === FASTEST_BAND ? `> ${start}` : `${start}–${start + 20}`}
        </Box>
      ))}
      <Box component="li" sx={{ color: 'text.secondary' }}>
        {speedUnit}
      </Box>
    </Box>
  )
}
