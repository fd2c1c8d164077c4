'use client'
import Box from '@mui/material/Box'
import { mapPart } from '../../parts/mapPart.ts'
import type { Playback } from '../../playback/createPlayback.ts'
import { usePlaybackValue } from '../../playback/usePlayback.ts'
import { SpeedSlider } from './SpeedSlider.tsx'

const ClockChoice = mapPart(async () => (await import('./ClockChoice.tsx')).ClockChoice)

interface PlayerSettingsProps {
  playback: Playback
  /** Whether all points of the trip have times. */
  timed: boolean
}

/** Renders the settings of the player: by point or by time, the speed, and whether halts are skipped. */
export function PlayerSettings({ playback, timed }: PlayerSettingsProps) {
  const byTime = usePlaybackValue(playback, ({ mode }) => mode === 'time') && timed
  return (
    <Box sx={{ display: 'grid', alignContent: 'center' }}>
      {timed && <ClockChoice playback={playback} />}
      {!byTime && <SpeedSlider playback={playback} />}
    </Box>
  )
}
