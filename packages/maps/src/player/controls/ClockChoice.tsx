'use client'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Box from '@mui/material/Box'
import type { Playback } from '../../playback/createPlayback.ts'
import { type PlaybackState, rates } from '../../playback/playbackMachine.ts'
import { SkipStanding } from './SkipStanding.tsx'
import { usePlaybackValue } from '../../playback/usePlayback.ts'
import { usePlayerTexts } from '../../texts/usePlayerTexts.ts'
import { useMapsFormat } from '../../locales/useMapsTexts.ts'
import { RangeSlider } from './RangeSlider.tsx'

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

/** Renders a slider for the speed, from 1× to 1000× recorded time. A change also applies while the trip plays. */
function RateSlider({ playback }: { playback: Playback }) {
  const texts = usePlayerTexts()
  const format = useMapsFormat()
  const rate = usePlaybackValue(playback, (state) => state.rate)
  const place = rates.findIndex((known) => known >= rate)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <RangeSlider
        type="range"
        min={0}
        max={rates.length - 1}
        step={1}
        value={place}
        aria-label={texts.rate}
        aria-valuetext={texts.rateSpoken(format.count(rate))}
        style={{ ['--at' as string]: place / (rates.length - 1) }} // a custom property
        onChange={(event) =>
          playback.dispatch({ type: 'rate', rate: rates[event.target.valueAsNumber] ?? rate })
        }
      />
      <Box
        component="span"
        aria-hidden
        sx={{ minWidth: 52, fontSize: 14, color: 'text.secondary', textAlign: 'right' }}
      >
        {format.count(rate)}×
      </Box>
    </Box>
  )
}
