'use client'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { Playback } from './createPlayback.ts'
import type { PlaybackState } from './playbackMachine.ts'
import { RateSlider } from './RateSlider.tsx'
import { usePlaybackValue } from './usePlayback.ts'
import { usePlayerTexts } from './usePlayerTexts.ts'

/** How a timed trip is played: from point to point, or in recorded time at a multiple, with or without its halts. */
export function ClockChoice({ playback }: { playback: Playback }) {
  const texts = usePlayerTexts()
  const mode = usePlaybackValue(playback, (state) => state.mode)
  const skip = usePlaybackValue(playback, (state) => state.skipStanding)
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
      {mode === 'time' && <RateSlider playback={playback} />}
      {mode === 'time' && (
        <Box sx={{ order: 1, flexBasis: '100%', display: 'flex', justifyContent: 'flex-end' }}>
          <FormControlLabel
            label={texts.skipStanding}
            control={
              <Checkbox
                size="small"
                checked={skip}
                onChange={(_, checked) => playback.dispatch({ type: 'skipStanding', skip: checked })}
              />
            }
            slotProps={{ typography: { sx: { fontSize: 14 } } }}
            sx={{ mr: 0 }}
          />
        </Box>
      )}
    </>
  )
}
