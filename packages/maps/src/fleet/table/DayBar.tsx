'use client'
import Box from '@mui/material/Box'
import type { GpsSession, LivePosition } from '@sikud/api'
import { durationText } from '@sikud/ui/format'
import { type FleetStatus, lastSign, markRadius, statusOf } from '@sikud/ui/status'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import { useMapsFormat } from '../../locales/useMapsTexts.ts'
import { useMapColours } from '../../look/useMapColours.ts'

/** What is known of a vehicle's day. All times are in epoch ms by the server's clock. */
export interface VehicleDay {
  from: number
  to: number
  now: number
  trips: readonly Pick<GpsSession, 'start' | 'end'>[]
  position: Pick<LivePosition, 'status' | 'statusSince' | 'time' | 'contact'>
}

interface DayPart {
  kind: FleetStatus
  from: number
  to: number
}

/** Returns the trips of a day, and the present status since it began if it is known. */
function knownParts({ trips, position }: VehicleDay): { driven: DayPart[]; present: DayPart | undefined } {
  const status = statusOf(position.status.text)
  const sign = lastSign(status, Date.parse(position.time ?? ''), Date.parse(position.contact ?? ''))
  const driven = trips.map(({ start, end }): DayPart => ({
    kind: 'moving',
    from: Date.parse(start.time ?? ''),
    to: end.time === null ? sign : Date.parse(end.time),
  }))
  const isKnown = status !== undefined && status !== 'offline'
  const present = isKnown
    ? { kind: status, from: Date.parse(position.statusSince ?? ''), to: sign }
    : undefined
  return { driven, present }
}

/**
 * Counts the trips of a day as its bar shows them. The list of trips does not have the one that a vehicle is on:
 * `isRunning` says that it is on one, even if it stands right now.
 */
export function countTrips(day: VehicleDay, isRunning: boolean): number {
  const { driven, present } = knownParts(day)
  const isOnTrip = present !== undefined && (isRunning || present.kind === 'moving')
  return driven.length + (isOnTrip && driven.every(({ to }) => to <= present.from) ? 1 : 0)
}

/**
 * Returns the parts of a day until now, without gaps: the trips, the present status since it began, and `offline` for
 * the rest, of which nothing is known.
 */
export function dayParts(day: VehicleDay): DayPart[] {
  const { from, now } = day
  const { driven, present } = knownParts(day)
  const known = present ? [...driven, present] : driven
  const parts: DayPart[] = []
  let until = from
  const add = (kind: FleetStatus, to: number) => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.to = to
    else parts.push({ kind, from: until, to })
    until = to
  }
  for (const part of known.toSorted((a, b) => a.from - b.from)) {
    const [start, end] = [Math.max(part.from, until), Math.min(part.to, now)]
    // Negated so that an unknown time fails too.
    if (!(start < end)) continue
    if (start > until) add('offline', start)
    add(part.kind, end)
  }
  if (until < now) add('offline', now)
  return parts
}

interface DayFactsProps {
  /** The totals of today's trips; undefined while they load. */
  today: { distance: number; trips: number; running?: boolean } | undefined
  day: VehicleDay | undefined
}

/** Shows the kilometres, the trips and the bar of today as a `dt` and its `dd`. */
export function DayFacts({ today, day }: DayFactsProps) {
  const texts = useFleetTexts()
  const format = useMapsFormat()
  const trips = day && today ? countTrips(day, today.running === true) : today?.trips
  return (
    <>
      <dt>{texts.today}</dt>
      <dd>
        {today
          ? `${format.distance(Math.round(today.distance * 10) / 10)} · ${texts.tripCount(format.count(trips ?? 0))}`
          : '…'}
      </dd>
      {day && (
        <Box component="dd" sx={{ gridColumn: '1 / -1' }}>
          <DayBar day={day} />
        </Box>
      )}
    </>
  )
}

/** Shows a vehicle's day as a bar from midnight to midnight, with the sum of each kind of part. */
function DayBar({ day }: { day: VehicleDay }) {
  const texts = useFleetTexts()
  const { status } = useMapColours()
  const parts = dayParts(day)
  const share = (ms: number) => `${(100 * ms) / (day.to - day.from)}%`
  const lookOf = (kind: FleetStatus) =>
    kind === 'offline'
      ? { backgroundImage: `repeating-linear-gradient(135deg, ${status.offline} 0 1px, transparent 1px 5px)` }
      : { bgcolor: status[kind] }
  const kinds = (['moving', 'idle', 'parked', 'offline'] as const).flatMap((kind) => {
    const ms = parts.reduce((sum, part) => (part.kind === kind ? sum + part.to - part.from : sum), 0)
    return ms < 60_000 ? [] : [{ kind, time: durationText(ms, texts.duration) }]
  })
  return (
    <>
      <Box aria-hidden sx={barLook}>
        {parts.map(({ kind, from, to }) => (
          <Box key={from} sx={{ width: share(to - from), ...lookOf(kind) }} />
        ))}
      </Box>
      <Box aria-hidden sx={axisLook}>
        {['00', '06', '12', '18', '24'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, fontSize: 12, color: 'text.secondary' }}>
        {kinds.map(({ kind, time }) => (
          <Box component="span" key={kind} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: markRadius, ...lookOf(kind) }} />
            {`${texts.dayParts[kind]} ${time}`}
          </Box>
        ))}
      </Box>
    </>
  )
}

const barLook = {
  display: 'flex',
  height: 12,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: markRadius,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
} as const

const axisLook = {
  display: 'flex',
  justifyContent: 'space-between',
  mb: 0.5,
  fontSize: 11,
  lineHeight: '14px',
  color: 'text.secondary',
} as const
