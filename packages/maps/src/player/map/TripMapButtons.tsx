'use client'
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined'
import FullscreenExitOutlined from '@mui/icons-material/FullscreenExitOutlined'
import FullscreenOutlined from '@mui/icons-material/FullscreenOutlined'
import MyLocationOutlined from '@mui/icons-material/MyLocationOutlined'
import { MapButton } from '../../BaseMap/MapButton.tsx'
import { useMap } from '../../BaseMap/MapContext.ts'
import { useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import type { Playback } from '../../playback/createPlayback.ts'
import { fitTrip } from './fitTrip.ts'
import type { FullScreen } from '../useFullScreen.ts'
import { usePlaybackValue } from '../../playback/usePlayback.ts'

interface TripMapButtonsProps {
  playback: Playback
  fullScreen: FullScreen
}

/** Renders the map buttons: fit the whole trip, follow the vehicle, full screen. */
export function TripMapButtons({ playback, fullScreen }: TripMapButtonsProps) {
  const map = useMap()
  const texts = useMapsTexts()
  const following = usePlaybackValue(playback, (state) => state.following)
  return (
    <>
      <MapButton
        label={texts.fitTrip}
        onClick={() => {
          playback.dispatch({ type: 'follow', follow: false })
          fitTrip(map, playback.trip.bounds, true)
        }}
      >
        <FitScreenOutlined fontSize="small" />
      </MapButton>
      {playback.trip.count > 1 && (
        <MapButton
          label={texts.follow}
          pressed={following}
          onClick={() => playback.dispatch({ type: 'follow', follow: !following })}
        >
          <MyLocationOutlined fontSize="small" />
        </MapButton>
      )}
      <MapButton label={fullScreen.on ? texts.exitFullScreen : texts.fullScreen} onClick={fullScreen.toggle}>
        {fullScreen.on ? (
          <FullscreenExitOutlined fontSize="small" />
        ) : (
          <FullscreenOutlined fontSize="small" />
        )}
      </MapButton>
    </>
  )
}
