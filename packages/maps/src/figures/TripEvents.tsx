'use client'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { styled } from '@mui/material/styles'
import { chipRadius } from '@sikud/ui/status'
import { useMapsFormat } from '../locales/useMapsTexts.ts'
import type { Playback } from '../playback/createPlayback.ts'
import { isTimed, type TripData } from '../trip/tripData.ts'
import { EventBadge, type EventKind } from './EventBadge.tsx'
import { type TripFigures, tripFigures } from '../trip/tripFigures.ts'
import { eventAt, type TripEvent, useTripEvents } from './useTripEvents.ts'
import { useTripTexts } from '../texts/useTripTexts.ts'
import { usePlaybackValue } from '../playback/usePlayback.ts'
import { HIGHEST_SPEED_LIMIT_KMH } from '../trip/speedBand.ts'

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

interface EventListProps {
  kind: EventKind
  title: string
  /** Number of all events; if `events` has only some of them, `note` says which. */
  count: number
  events: readonly TripEvent[]
  note?: string
  /** Text for an empty list. */
  empty: string
  playback: Playback
}

/** Lists events of one kind; a click seeks to the event. The list marks the event at the current point. */
function EventList({ kind, title, count, events, note, empty, playback }: EventListProps) {
  const format = useMapsFormat()
  const heading = useId()
  const current = usePlaybackValue(playback, ({ index }) => eventAt(events, index))
  const jump = (index: number) => {
    playback.dispatch({ type: 'seek', index })
    playback.dispatch({ type: 'follow', follow: true })
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, px: 2, pt: 1.5, pb: 0.5 }}>
        <Typography id={heading} component="h3" sx={{ fontSize: 13, fontWeight: 650 }}>
          {title}
        </Typography>
        <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {note ?? (count > 0 && format.count(count))}
        </Box>
      </Box>
      {events.length === 0 ? (
        <Typography variant="body2" sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {empty}
        </Typography>
      ) : (
        <Box component="ol" aria-labelledby={heading} sx={listLook}>
          {events.map((event, place) => (
            <li key={event.number}>
              <Box
                component="button"
                type="button"
                aria-current={place === current ? 'true' : undefined}
                onClick={() => jump(event.index)}
                sx={rowLook}
              >
                <EventBadge kind={kind} number={event.number} />
                <span>
                  {event.when}
                  {event.note && (
                    <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
                      {event.note}
                    </Box>
                  )}
                </span>
                <Box component="span" sx={{ ml: 'auto', fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {event.amount}
                </Box>
              </Box>
            </li>
          ))}
        </Box>
      )}
    </>
  )
}

const listLook = { m: 0, p: 0, pb: 1, listStyle: 'none' } as const

const rowLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  width: '100%',
  minHeight: 44,
  py: 0.5,
  px: 2,
  border: 0,
  font: 'inherit',
  fontSize: 14,
  textAlign: 'left',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'action.selected' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const

interface SpeedLimitFieldProps {
  /** The speed limit in km/h. */
  limit: number
  onLimit: (limit: number) => void
}

/** Renders a number field for the speed limit. An invalid value has no effect and is reset on blur. */
function SpeedLimitField({ limit, onLimit }: SpeedLimitFieldProps) {
  const texts = useTripTexts()
  const { speedUnit } = useMapsFormat()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Label>
      {texts.speedLimit}
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={HIGHEST_SPEED_LIMIT_KMH}
        value={typed ?? limit}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.validity.valid && target.value !== '') onLimit(target.valueAsNumber)
        }}
        onBlur={() => setTyped(null)}
      />
      {speedUnit}
    </Label>
  )
}

const Label = styled('label')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: 13,
    color: palette.text.secondary,
    '& input': {
      width: 64,
      height: 32,
      padding: '0 4px 0 10px',
      font: 'inherit',
      color: palette.text.primary,
      background: 'transparent',
      border: `1px solid ${palette.text.disabled}`,
      borderRadius: chipRadius,
    },
    '& input:hover': { borderColor: palette.text.secondary },
    '& input:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
    '& input:invalid': { borderColor: palette.error.main },
  }
})
