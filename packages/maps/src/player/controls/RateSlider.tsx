'use client'
import Box from '@mui/material/Box'
import { useMapsFormat } from '../../locales/MapsLocaleProvider.tsx'
import type { Playback } from '../../playback/createPlayback.ts'
import { rates } from '../../playback/playbackSpeeds.ts'
import { RangeSlider } from './RangeSlider.tsx'
import { usePlaybackValue } from '../../playback/usePlayback.ts'
import { usePlayerTexts } from '../../texts/usePlayerTexts.ts'

/** Renders a slider for the speed, from 1× to 1000× recorded time. A change also applies while the trip plays. */
export function RateSlider({ playback }: { playback: Playback }) {
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
