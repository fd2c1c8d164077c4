'use client'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useMapsFormat } from '../locales/MapsLocaleProvider.tsx'
import type { Playback } from '../playback/createPlayback.ts'
import { isTimed, type TripData } from '../trip/tripData.ts'
import { EventList } from './EventList.tsx'
import { SpeedLimitField } from './SpeedLimitField.tsx'
import { tripFigures } from '../trip/tripFigures.ts'
import { useTripEvents } from './useTripEvents.ts'
import { useTripTexts } from '../texts/useTripTexts.ts'

export interface TripEventsProps {
  playback: Playback
  /** km/h. */
  speedLimit: number
  onSpeedLimit: (limit: number) => void
}

/** Lists where a trip stopped and where it was speeding; a click moves the player and the map there. */
export function TripEvents({ playback, speedLimit, onSpeedLimit }: TripEventsProps) {
  const { trip } = playback
  const texts = useTripTexts()
  const format = useMapsFormat()
  const figures = tripFigures(trip, speedLimit)
  const { stops, speeding } = useTripEvents(trip, figures)
  const some = (of: (shown: string, count: string) => string, shown: number, count: number) =>
    shown < count ? of(format.count(shown), format.count(count)) : undefined
  const jump = (index: number) => {
    playback.dispatch({ type: 'seek', index })
    playback.dispatch({ type: 'follow', follow: true })
  }
  return (
    <Paper component="section" variant="outlined" aria-label={texts.stopsAndSpeed}>
      <Box sx={headLook}>
        <Typography component="h2" sx={{ fontSize: 14, fontWeight: 650 }}>
          {texts.stopsAndSpeed}
        </Typography>
        <SpeedLimitField limit={speedLimit} onLimit={onSpeedLimit} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <EventList
          kind="stop"
          title={texts.stops}
          count={figures.stopCount}
          events={stops}
          note={some(texts.longestOnly, stops.length, figures.stopCount)}
          empty={whyNoStops(trip, texts)}
          playback={playback}
          onJump={jump}
        />
        <EventList
          kind="speeding"
          title={texts.speeding(format.speed(speedLimit))}
          count={figures.speedingCount}
          events={speeding}
          note={some(texts.fastestOnly, speeding.length, figures.speedingCount)}
          empty={figures.summary.highest === null ? texts.speedingUnknown : texts.noSpeeding}
          playback={playback}
          onJump={jump}
        />
      </Box>
    </Paper>
  )
}

function whyNoStops(trip: TripData, texts: ReturnType<typeof useTripTexts>) {
  if (trip.tracks) return texts.stopsOfTwo
  return isTimed(trip) ? texts.noStops : texts.stopsUnknown
}

const headLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const
