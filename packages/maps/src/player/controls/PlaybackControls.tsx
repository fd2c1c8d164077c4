'use client'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useMemo, useRef, type ReactNode } from 'react'
import type { FindAddress } from '@sikud/api/geocoder'
import { lateComponent } from '../../parts/lateComponent.ts'
import { useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import type { Playback } from '../../playback/createPlayback.ts'
import { goToStop } from './goToStop.ts'
import { LeftOutNote } from './LeftOutNote.tsx'
import { PausedAddress } from './PausedAddress.tsx'
import { PlayButtons } from './PlayButtons.tsx'
import { playerKey } from './playerKey.ts'
import { PositionSlider } from './PositionSlider.tsx'
import { SpeedSlider } from './SpeedSlider.tsx'
import { StopButtons } from './StopButtons.tsx'
import { isTimed } from '../../trip/tripData.ts'
import { useOnPoint, usePlaybackValue } from '../../playback/usePlayback.ts'
import { usePointTexts } from '../../texts/usePointTexts.ts'

const SpeedChart = lateComponent(async () => (await import('../../figures/SpeedChart.tsx')).SpeedChart)
const SkipStanding = lateComponent(async () => (await import('./SkipStanding.tsx')).SkipStanding)
const PlayerHelp = lateComponent(async () => (await import('./PlayerHelp.tsx')).PlayerHelp)
const ClockChoice = lateComponent(async () => (await import('./ClockChoice.tsx')).ClockChoice)

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
  const hasSpeeds = useMemo(() => trip.count > 1 && trip.speeds.some((speed) => !Number.isNaN(speed)), [trip])
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
        if (action.type === 'stop') goToStop(playback, action.by)
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
      {hasSpeeds && (
        // The margins equal half the slider's thumb, so that a speed stands above its point.
        <Box sx={{ height: { xs: 48, sm: 64 }, mt: 1.5, mx: '9px' }}>
          <Suspense>
            <SpeedChart key={trip.count} playback={playback} speedLimit={speedLimit} />
          </Suspense>
        </Box>
      )}
      <PositionSlider key={trip.count} playback={playback} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 1 }}>
        <PlayButtons playback={playback} />
        {timed && <StopButtons playback={playback} />}
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
      {(trip.leftOut.length > 0 || trip.reordered > 0 || trip.tracks) && <LeftOutNote trip={trip} />}
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
