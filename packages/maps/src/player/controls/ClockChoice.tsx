'use client'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { Playback } from '../../playback/createPlayback.ts'
import type { PlaybackState } from '../../playback/playbackMachine.ts'
import { RateSlider } from './RateSlider.tsx'
import { SkipStanding } from './SkipStanding.tsx'
import { usePlaybackValue } from '../../playback/usePlayback.ts'
import { usePlayerTexts } from '../../texts/usePlayerTexts.ts'

/**
 * Renders the choice between playing by point and in recorded time. In recorded time it also renders the choice of the
 * speed, and the checkbox that skips long halts.
 */
export function ClockChoice({ playback }: { playback: Playback }) {
  const texts = usePlayerTexts()
  const mode = usePlaybackValue(playback, (state) => state.mode)
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        aria-label={texts.clock}
        onChange={(_, chosen: PlaybackState['mode'] | null) => {
          if (chosen) playback.dispatch({ type: 'mode', mode: chosen })
        }}
        sx={{ '& .MuiToggleButton-root': { px: 1.5, py: 0.75, textTransform: 'none', fontSize: 13 } }}
      >
        <ToggleButton value="point">{texts.byPoint}</ToggleButton>
        <ToggleButton value="time">{texts.byTime}</ToggleButton>
      </ToggleButtonGroup>
      {mode === 'time' && (
        <>
          <RateSlider playback={playback} />
          <SkipStanding playback={playback} />
        </>
      )}
    </>
  )
}
