'use client'
import Box from '@mui/material/Box'
import { mapPart } from '../../parts/mapPart.ts'
import type { Playback } from '../../playback/createPlayback.ts'
import { usePlaybackValue } from '../../playback/usePlayback.ts'
import { useMapsFormat, useMapsTexts } from '../../locales/useMapsTexts.ts'
import { MAX_INTERVAL, MIN_INTERVAL } from '../../playback/playbackMachine.ts'
import { RangeSlider } from './RangeSlider.tsx'

const ClockChoice = mapPart(async () => (await import('./ClockChoice.tsx')).ClockChoice)

interface PlayerSettingsProps {
  playback: Playback
  /** Whether all points of the trip have times. */
  timed: boolean
  /** Whether the common speeds are elsewhere in the player. */
  hasRates?: boolean
}

/** Renders the settings of the player: by time or by point, the speed, and whether halts are skipped. */
export function PlayerSettings({ playback, timed, hasRates = false }: PlayerSettingsProps) {
  const byTime = usePlaybackValue(playback, ({ mode }) => mode === 'time') && timed
  return (
    <Box sx={{ display: 'grid', alignContent: 'center' }}>
      {timed && <ClockChoice playback={playback} hasRates={hasRates} />}
      {!byTime && <SpeedSlider playback={playback} />}
    </Box>
  )
}

/** Renders a slider for the playing time from one point to the next, shown in seconds. */
function SpeedSlider({ playback }: { playback: Playback }) {
  const texts = useMapsTexts()
  const format = useMapsFormat()
  const interval = usePlaybackValue(playback, (state) => state.interval)
  const shown = `${format.number(interval / 1000)} ${texts.seconds}`
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        fontSize: 14,
      }}
    >
      <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
        {texts.speed}
      </Box>
      <RangeSlider
        type="range"
        min={MIN_INTERVAL}
        max={MAX_INTERVAL}
        step={10}
        value={interval}
        aria-label={texts.speed}
        aria-valuetext={`${shown} ${texts.perPoint}`}
        style={{ ['--at' as string]: (interval - MIN_INTERVAL) / (MAX_INTERVAL - MIN_INTERVAL) }} // a custom property
        onChange={(event) =>
          playback.dispatch({ type: 'interval', milliseconds: event.target.valueAsNumber })
        }
      />
      <Box
        component="span"
        aria-hidden
        sx={{ minWidth: 62, whiteSpace: 'nowrap', color: 'text.secondary', textAlign: 'right' }}
      >
        {shown}
      </Box>
    </Box>
  )
}
