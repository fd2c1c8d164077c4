'use client'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMapsFormat } from '../locales/MapsLocaleProvider.tsx'
import type { Playback } from '../playback/createPlayback.ts'
import { isTimed } from '../trip/isTimed.ts'
import type { TripData } from '../trip/tripData.ts'
import type { EventKind } from './EventBadge.tsx'
import { EventList } from './EventList.tsx'
import { SpeedLimitField } from './SpeedLimitField.tsx'
import { type TripFigures, tripFigures } from '../trip/tripFigures.ts'
import { useTripEvents } from './useTripEvents.ts'
import { useTripTexts } from '../texts/useTripTexts.ts'

export interface TripStopsProps {
  playback: Playback
  /** The speed limit in km/h. */
  speedLimit: number
}

/** Lists the stops of a trip; a click moves the player and the map to the stop. */
export function TripStops({ playback, speedLimit }: TripStopsProps) {
  const { trip } = playback
  const texts = useTripTexts()
  const figures = tripFigures(trip, speedLimit)
  const { stops } = useTripEvents(trip, figures)
  const someOf = useSomeOf()
  return (
    <EventList
      kind="stop"
      title={texts.stops}
      count={figures.stopCount}
      events={stops}
      note={someOf(texts.longestOnly, stops.length, figures.stopCount)}
      empty={whyNoStops(trip, texts)}
      playback={playback}
    />
  )
}

export interface TripSpeedingProps extends TripStopsProps {
  onSpeedLimit: (limit: number) => void
}

/** Lists the speeding stretches of a trip and lets the user set the limit; a click moves the player and the map. */
export function TripSpeeding({ playback, speedLimit, onSpeedLimit }: TripSpeedingProps) {
  const { trip } = playback
  const texts = useTripTexts()
  const format = useMapsFormat()
  const figures = tripFigures(trip, speedLimit)
  const { speeding } = useTripEvents(trip, figures)
  const someOf = useSomeOf()
  return (
    <>
      <Box sx={{ px: 2, pt: 1.5 }}>
        <SpeedLimitField limit={speedLimit} onLimit={onSpeedLimit} />
        {isTimed(trip) && (
          <Typography sx={{ mt: 0.5, fontSize: 12, color: 'text.secondary' }}>
            {texts.speedingRule}
          </Typography>
        )}
      </Box>
      <EventList
        kind="speeding"
        title={texts.speeding(format.speed(speedLimit))}
        count={figures.speedingCount}
        events={speeding}
        note={someOf(texts.fastestOnly, speeding.length, figures.speedingCount)}
        empty={whyNoSpeeding(trip, figures, texts)}
        playback={playback}
      />
    </>
  )
}

export interface EventCountProps {
  trip: TripData
  /** The speed limit in km/h. */
  speedLimit: number
  kind: EventKind
}

/** Shows the number of stops or speeding stretches of a trip; shows nothing for 0. */
export function EventCount({ trip, speedLimit, kind }: EventCountProps) {
  const format = useMapsFormat()
  const { stopCount, speedingCount } = tripFigures(trip, speedLimit)
  const count = kind === 'stop' ? stopCount : speedingCount
  return count > 0 && format.count(count)
}

/**
 * Returns a function that formats the note of a list that shows only some of its events. The function returns undefined
 * if the list shows all events.
 */
function useSomeOf() {
  const format = useMapsFormat()
  return (text: (shown: string, count: string) => string, shown: number, count: number) =>
    shown < count ? text(format.count(shown), format.count(count)) : undefined
}

function whyNoStops(trip: TripData, texts: ReturnType<typeof useTripTexts>) {
  if (trip.tracks) return texts.stopsOfTwo
  return isTimed(trip) ? texts.noStops : texts.stopsUnknown
}

function whyNoSpeeding(trip: TripData, { summary }: TripFigures, texts: ReturnType<typeof useTripTexts>) {
  if (summary.highest === null) return texts.speedingUnknown
  return isTimed(trip) ? texts.noSpeeding : texts.noSpeedingPoints
}
