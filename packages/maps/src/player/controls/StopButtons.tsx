'use client'
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft'
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useMemo } from 'react'
import { tripStops } from '../../trip/tripStops.ts'
import type { Playback } from '../../playback/createPlayback.ts'
import { goToStop } from './goToStop.ts'
import { usePlaybackValue } from '../../playback/usePlayback.ts'
import { usePlayerTexts } from '../../texts/usePlayerTexts.ts'

/** Renders buttons to the previous and the next stop; renders nothing for a trip without stops. */
export function StopButtons({ playback }: { playback: Playback }) {
  const texts = usePlayerTexts()
  const starts = useMemo(() => tripStops(playback.trip).map(({ from }) => from), [playback.trip])
  const [first, last] = [starts[0] ?? Infinity, starts.at(-1) ?? -Infinity]
  const hasBefore = usePlaybackValue(playback, ({ index }) => index > first)
  const hasAfter = usePlaybackValue(playback, ({ index }) => index < last)
  if (starts.length === 0) return null
  return (
    <Box sx={{ display: 'flex' }}>
      <IconButton
        aria-label={texts.previousStop}
        title={texts.previousStop}
        disabled={!hasBefore}
        onClick={() => goToStop(playback, -1)}
        sx={{ width: 40, height: 44 }}
      >
        <KeyboardDoubleArrowLeft />
      </IconButton>
      <IconButton
        aria-label={texts.nextStop}
        title={texts.nextStop}
        disabled={!hasAfter}
        onClick={() => goToStop(playback, 1)}
        sx={{ width: 40, height: 44 }}
      >
        <KeyboardDoubleArrowRight />
      </IconButton>
    </Box>
  )
}
