'use client'
import PauseRounded from '@mui/icons-material/PauseRounded'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import SkipNextOutlined from '@mui/icons-material/SkipNextOutlined'
import SkipPreviousOutlined from '@mui/icons-material/SkipPreviousOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useRef, type ReactNode } from 'react'
import { useMapsFormat, useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import type { Playback } from './createPlayback.ts'
import { playerKey } from './playerKey.ts'
import { PositionSlider } from './PositionSlider.tsx'
import { SpeedSlider } from './SpeedSlider.tsx'
import { useOnPoint, usePlaybackValue } from './usePlayback.ts'
import { usePointTexts } from './usePointTexts.ts'

interface PlaybackControlsProps {
  playback: Playback
  /** What there is to say about the trip, such as that it has no points. */
  hint?: ReactNode
}

/** The player: Play and Pause, point by point, the Speed slider and the position slider. */
export function PlaybackControls({ playback, hint }: PlaybackControlsProps) {
  const texts = useMapsTexts()
  const format = useMapsFormat()
  const { trip, dispatch } = playback
  const dropped = trip.dropped > 0 ? texts.droppedPoints(format.count(trip.dropped)) : undefined
  return (
    <Box
      component="fieldset"
      aria-label={texts.playbackControl}
      onKeyDown={(event) => {
        const action = playerKey(event.key, event.shiftKey, event.target, playback.getState())
        if (!action) return
        event.preventDefault()
        dispatch(action)
      }}
      sx={{ m: 0, minWidth: 0, border: 0, px: { xs: 2, sm: 2.5 }, pt: 2, pb: { xs: 2, sm: 2.5 } }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 0.5 }}
      >
        <Typography
          component="h2"
          sx={{ fontSize: 13, fontWeight: 700, letterSpacing: '.06em', color: 'text.secondary' }}
        >
          {texts.playbackControl}
        </Typography>
        {trip.count > 0 && <PointReadout playback={playback} />}
      </Box>
      <PositionSlider key={trip.count} playback={playback} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <StepButton playback={playback} by={-1} />
          <PlayButton playback={playback} />
          <StepButton playback={playback} by={1} />
        </Box>
        <Box sx={{ flexGrow: 1 }} />
        <SpeedSlider playback={playback} />
      </Box>
      {(hint || dropped) && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {hint}
          {hint && dropped && ' · '}
          {dropped}
        </Typography>
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
  return <Box component="span" ref={text} sx={{ fontSize: 13, color: 'text.secondary' }} />
}

function PlayButton({ playback }: { playback: Playback }) {
  const texts = useMapsTexts()
  const playing = usePlaybackValue(playback, (state) => state.status === 'playing')
  return (
    <IconButton
      aria-label={playing ? texts.pause : texts.play}
      disabled={playback.trip.count < 2}
      onClick={() => playback.dispatch({ type: playing ? 'pause' : 'play' })}
      sx={{
        width: 48,
        height: 48,
        borderRadius: '50%',
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        '&:hover': { color: 'primary.contrastText', bgcolor: 'primary.dark' },
        '&.Mui-disabled': { bgcolor: 'action.disabledBackground' },
      }}
    >
      {playing ? <PauseRounded sx={{ fontSize: 28 }} /> : <PlayArrowRounded sx={{ fontSize: 28 }} />}
    </IconButton>
  )
}

function StepButton({ playback, by }: { playback: Playback; by: 1 | -1 }) {
  const texts = useMapsTexts()
  const last = playback.trip.count - 1
  const atEnd = usePlaybackValue(playback, ({ index }) => (by > 0 ? index >= last : index <= 0))
  return (
    <IconButton
      aria-label={by > 0 ? texts.nextPoint : texts.previousPoint}
      disabled={atEnd}
      onClick={() => playback.dispatch({ type: 'step', by })}
      sx={{ width: 44, height: 44, color: 'text.primary' }}
    >
      {by > 0 ? <SkipNextOutlined /> : <SkipPreviousOutlined />}
    </IconButton>
  )
}
