'use client'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useMemo, useRef, type ReactNode } from 'react'
import type { FindAddress } from '@sikud/api/geocoder'
import { lateComponent } from '../../lateComponent.ts'
import { useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import { SpeedChartPlace } from '../../figures/SpeedChartPlace.tsx'
import type { Playback } from '../../playback/createPlayback.ts'
import { goToStop } from './goToStop.ts'
import { PausedAddress } from './PausedAddress.tsx'
import { PlayButtons } from './PlayButtons.tsx'
import { playerKey } from './playerKey.ts'
import { PositionSlider } from './PositionSlider.tsx'
import { SpeedSlider } from './SpeedSlider.tsx'
import { isTimed } from '../../trip/tripData.ts'
import { useOnPoint, usePlaybackValue } from '../../playback/usePlayback.ts'
import { usePointTexts } from '../../texts/usePointTexts.ts'

const ClockChoice = lateComponent(() => import('./ClockChoice.tsx').then((part) => part.ClockChoice))
const StopButtons = lateComponent(() => import('./StopButtons.tsx').then((part) => part.StopButtons))
const SkipStanding = lateComponent(() => import('./SkipStanding.tsx').then((part) => part.SkipStanding))
const LeftOutNote = lateComponent(() => import('./LeftOutNote.tsx').then((part) => part.LeftOutNote))
const PlayerHelp = lateComponent(() => import('../../lateTripParts.ts').then((late) => late.PlayerHelp))

interface PlaybackControlsProps {
  playback: Playback
  /** km/h. */
  speedLimit: number
  /** A note about the trip, such as that it has no points. */
  hint?: ReactNode
  /** Looks up the address of the current point while paused; absent to show none. */
  findAddress?: FindAddress
}

/** The controls of the player: buttons, speed and position sliders, speed chart, and the clock of a timed trip. */
export function PlaybackControls({ playback, speedLimit, hint, findAddress }: PlaybackControlsProps) {
  const texts = useMapsTexts()
  const { trip } = playback
  const timed = useMemo(() => isTimed(trip), [trip])
  const byTime = usePlaybackValue(playback, ({ mode }) => mode === 'time') && timed
  return (
    <Box
      component="fieldset"
      aria-label={texts.playbackControl}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const action = playerKey(event.key, event.shiftKey, event.target, playback.getState())
        if (!action) return
        event.preventDefault()
        if (action.type === 'stop') void goToStop(playback, action.by)
        else playback.dispatch(action)
      }}
      sx={{ m: 0, minWidth: 0, border: 0, px: { xs: 2, sm: 2.5 }, pt: 2, pb: { xs: 2, sm: 2.5 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Typography
          component="h2"
          sx={{ fontSize: 13, fontWeight: 700, letterSpacing: '.06em', color: 'text.secondary' }}
        >
          {texts.playbackControl}
        </Typography>
        <Suspense>
          <PlayerHelp timed={timed} />
        </Suspense>
        {trip.count > 0 && <PointReadout playback={playback} />}
      </Box>
      <SpeedChartPlace playback={playback} speedLimit={speedLimit} />
      <PositionSlider key={trip.count} playback={playback} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 1 }}>
        <PlayButtons playback={playback} />
        {timed && (
          <Suspense>
            <StopButtons playback={playback} />
          </Suspense>
        )}
        <Box sx={{ flexGrow: 1 }} />
        {timed && (
          <Suspense>
            <ClockChoice playback={playback} />
          </Suspense>
        )}
        {!byTime && <SpeedSlider playback={playback} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 1 }}>
        {findAddress && trip.count > 1 && <PausedAddress playback={playback} findAddress={findAddress} />}
        {byTime && (
          <Suspense>
            <SkipStanding playback={playback} />
          </Suspense>
        )}
      </Box>
      {hint && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      {(trip.leftOut.length > 0 || trip.reordered > 0 || trip.tracks) && (
        <Suspense>
          <LeftOutNote trip={trip} />
        </Suspense>
      )}
    </Box>
  )
}

function PointReadout({ playback }: { playback: Playback }) {
  const { readout } = usePointTexts(playback.trip)
  const text = useRef<HTMLSpanElement>(null)
  useOnPoint(playback, (index) => {
    if (text.current) text.current.textContent = readout(index)
  })
  return <Box component="span" ref={text} sx={{ ml: 'auto', fontSize: 13, color: 'text.secondary' }} />
}
