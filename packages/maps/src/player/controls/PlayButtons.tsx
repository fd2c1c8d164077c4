'use client'
import PauseRounded from '@mui/icons-material/PauseRounded'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import SkipNextOutlined from '@mui/icons-material/SkipNextOutlined'
import SkipPreviousOutlined from '@mui/icons-material/SkipPreviousOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import type { Playback } from '../../playback/createPlayback.ts'
import { usePlaybackValue, usePlaying } from '../../playback/usePlayback.ts'

/** Renders the Play or Pause button, and buttons to the previous and the next point. */
export function PlayButtons({ playback }: { playback: Playback }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <StepButton playback={playback} by={-1} />
      <PlayButton playback={playback} />
      <StepButton playback={playback} by={1} />
    </Box>
  )
}

/** Renders the Play button, or the Pause button while playing. */
export function PlayButton({ playback }: { playback: Playback }) {
  const texts = useMapsTexts()
  const playing = usePlaying(playback)
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

/** Renders a button that seeks to the previous or the next point. */
export function StepButton({ playback, by }: { playback: Playback; by: 1 | -1 }) {
  const texts = useMapsTexts()
  const last = playback.trip.count - 1
  const atEnd = usePlaybackValue(playback, ({ index }) => (by > 0 ? index >= last : index <= 0))
  return (
    <IconButton
      aria-label={by > 0 ? texts.nextPoint : texts.previousPoint}
      disabled={atEnd}
      onClick={() => playback.dispatch({ type: 'step', by })}
      sx={{ width: { xs: 40, md: 44 }, height: 44, color: 'text.primary' }}
    >
      {by > 0 ? <SkipNextOutlined /> : <SkipPreviousOutlined />}
    </IconButton>
  )
}
