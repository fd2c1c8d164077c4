'use client'
import Box from '@mui/material/Box'
import type { GpsSession } from '@sikud/api'
import { shownPart } from '@sikud/ui/format'
import { useMapsFormat } from '../locales/useMapsTexts.ts'
import { durationTextWithSeconds } from '../texts/durationParts.ts'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'
import { tenths } from '../texts/useTripTiles.ts'
import { useTripTexts } from '../texts/useTripTexts.ts'
import { durationOf } from '../trip/tripOrder.ts'

const MINUTE_MS = 60_000

/** Shows how long a trip took; nothing while it is running. */
export function TripDuration({ trip }: { trip: GpsSession }) {
  const texts = useTripTexts()
  const duration = durationOf(shownPart(trip))
  return Number.isNaN(duration) ? null : durationText(duration, texts)
}

/** Formats a duration in whole minutes, or in seconds below a minute. */
function durationText(ms: number, texts: Parameters<typeof durationTextWithSeconds>[1]) {
  return durationTextWithSeconds(ms < MINUTE_MS ? ms : Math.round(ms / MINUTE_MS) * MINUTE_MS, texts)
}

const WIDTH = 56
const HEIGHT = 14
/** Speed in km/h at the upper edge of the line, if the trip was not faster. */
const TOP_KMH = 80

/** Draws the speeds of a trip as a small line. */
export function SpeedLine({ speeds }: { speeds: readonly (number | null)[] }) {
  const top = Math.max(TOP_KMH, ...speeds.map((speed) => speed ?? 0))
  const points = speeds.flatMap((speed, place) =>
    speed === null
      ? []
      : [
          `${(place / Math.max(1, speeds.length - 1)) * WIDTH},${HEIGHT - (speed / top) * (HEIGHT - 1.5) - 0.75}`,
        ],
  )
  if (points.length < 2) return null
  return (
    <Box component="svg" aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} sx={svgLook}>
      <polyline points={points.join(' ')} />
    </Box>
  )
}

const svgLook = {
  display: 'block',
  width: WIDTH,
  height: HEIGHT,
  mt: '2px',
  ml: 'auto',
  overflow: 'visible',
  '& polyline': { fill: 'none', stroke: 'currentcolor', strokeWidth: 1.5, strokeLinejoin: 'round' },
} as const

/** Shows the number, the distance and the duration of the trips of a day. */
export function DayTotals({ trips }: { trips: readonly GpsSession[] }) {
  const { tripCount } = useSessionsTexts()
  const texts = useTripTexts()
  const format = useMapsFormat()
  const sum = (figure: (part: ReturnType<typeof shownPart>) => number) =>
    trips.reduce((total, trip) => total + (figure(shownPart(trip)) || 0), 0)
  return [
    tripCount(format.count(trips.length)),
    format.distance(tenths(sum(({ distance }) => distance))),
    durationText(
      sum((part) => durationOf(part)),
      texts,
    ),
  ].join(' · ')
}
