'use client'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Box from '@mui/material/Box'
import type { Playback } from '../../playback/createPlayback.ts'
import { fastRates, type PlaybackState, rates } from '../../playback/playbackMachine.ts'
import { SkipStanding } from './SkipStanding.tsx'
import { usePlaybackValue } from '../../playback/usePlayback.ts'
import { usePlayerTexts } from '../../texts/usePlayerTexts.ts'
import { useMapsFormat } from '../../locales/useMapsTexts.ts'

interface ClockChoiceProps {
  playback: Playback
  /** Whether the common speeds are elsewhere, so that only the faster ones are offered here. */
  hasRates: boolean
}

/**
 * Renders the choice between playing in recorded time and by point. In recorded time it also renders the choice of the
 * speed, and the checkbox that skips long halts.
 */
export function ClockChoice({ playback, hasRates }: ClockChoiceProps) {
  const texts = usePlayerTexts()
  const mode = usePlaybackValue(playback, (state) => state.mode)
  return (
    <>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={mode}
        aria-label={texts.clock}
        onChange={(_, chosen: PlaybackState['mode'] | null) => {
          if (chosen) playback.dispatch({ type: 'mode', mode: chosen })
        }}
        sx={groupLook}
      >
        <ToggleButton value="time">{texts.byTime}</ToggleButton>
        <ToggleButton value="point">{texts.byPoint}</ToggleButton>
      </ToggleButtonGroup>
      {mode === 'time' && (
        <>
          <Rates playback={playback} offered={hasRates ? fastRates : [...rates, ...fastRates]} />
          <SkipStanding playback={playback} />
        </>
      )}
    </>
  )
}

interface RatesProps {
  playback: Playback
  offered: readonly number[]
}

/** Renders a button for each speed, as multiples of recorded time. A press plays the trip at this speed. */
export function Rates({ playback, offered }: RatesProps) {
  const texts = usePlayerTexts()
  const format = useMapsFormat()
  const rate = usePlaybackValue(playback, (state) => (state.mode === 'time' ? state.rate : 0))
  return (
    <Box component="fieldset" aria-label={texts.rate} sx={ratesLook}>
      {offered.map((value) => (
        <ToggleButton
          key={value}
          size="small"
          value={value}
          selected={rate === value}
          disabled={playback.trip.count < 2}
          title={texts.rateSpoken(format.count(value))}
          onChange={() => {
            playback.dispatch({ type: 'mode', mode: 'time' })
            playback.dispatch({ type: 'rate', rate: value })
            playback.dispatch({ type: 'play' })
          }}
        >
          {format.count(value)}×
        </ToggleButton>
      ))}
    </Box>
  )
}

const groupLook = { '& .MuiToggleButton-root': { py: 0.25, textTransform: 'none', fontSize: 13 } } as const

const ratesLook = {
  display: 'flex',
  gap: '2px',
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  '& .MuiToggleButton-root': {
    flex: 1,
    minWidth: 28,
    height: 32,
    px: 0,
    py: 0,
    border: 0,
    textTransform: 'none',
    fontSize: 13,
    fontWeight: 600,
    color: 'text.primary',
  },
  '& .Mui-selected': { color: 'primary.main' },
} as const
