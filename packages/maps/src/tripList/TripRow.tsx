'use client'
import CheckCircle from '@mui/icons-material/CheckCircle'
import Box from '@mui/material/Box'
import type { GpsSession } from '@sikud/api'
import type { KeyboardEvent, ReactNode } from 'react'
import { useMapsFormat, useMapsTexts } from '../locales/useMapsTexts.ts'
import { shownPart, tripMarks, unitName } from '@sikud/ui/format'
import { mapPart } from '../parts/mapPart.ts'
import { SimulatedMark, TripMark } from '../parts/SimulatedMark.tsx'
import { useSessionTime } from '../texts/sessionTexts.ts'
import { isRunning } from '../trip/tripOrder.ts'

const TripRoute = mapPart(async () => (await import('./TripRoute.tsx')).TripRoute)
const TripDuration = mapPart(async () => (await import('./TripDetails.tsx')).TripDuration)
const SpeedLine = mapPart(async () => (await import('./TripDetails.tsx')).SpeedLine)

interface TripRowProps {
  trip: GpsSession
  selected: boolean
  /** Whether the row shows its day, because no head above it does. */
  hasDay: boolean
  onSelect: () => void
  /** The button to compare the trip; undefined if trips cannot be compared. */
  compare?: ReactNode
}

/** Renders a trip as a row that the user can choose. The button in its first cell covers the whole row. */
export function TripRow({ trip, selected, hasDay, onSelect, compare }: TripRowProps) {
  const texts = useMapsTexts()
  const format = useMapsFormat()
  const { distance } = shownPart(trip)
  return (
    <Box component="tr" sx={{ ...rowLook, bgcolor: selected ? 'action.selected' : undefined }}>
      <td>
        <Box sx={gutterLook}>
          {selected ? (
            <CheckCircle titleAccess={texts.selected} sx={{ fontSize: 20, color: 'primary.main' }} />
          ) : (
            compare
          )}
        </Box>
        <TripButton trip={trip} selected={selected} hasDay={hasDay} onSelect={onSelect} />
      </td>
      <td>
        <Box sx={{ fontWeight: 600 }}>{Number.isFinite(distance) ? format.distance(distance) : '—'}</Box>
        <Box sx={lineLook}>
          <TripDuration trip={trip} />
        </Box>
      </td>
      <td>
        <Box>{typeof trip.speed === 'number' ? format.speed(Math.round(trip.speed)) : '—'}</Box>
        <Box sx={lineLook}>{trip.preview && <SpeedLine speeds={trip.preview.speeds} />}</Box>
      </td>
    </Box>
  )
}

function TripButton({ trip, selected, hasDay, onSelect }: Omit<TripRowProps, 'compare'>) {
  const texts = useMapsTexts()
  const format = useMapsFormat()
  const part = shownPart(trip)
  const { day, hours } = useSessionTime()(part)
  const name = unitName(trip)
  const known = !Number.isNaN(Date.parse(part.start.time ?? ''))
  const marks = [
    ...(isRunning(part) && known ? [texts.running] : []),
    ...tripMarks(trip, format, texts.marks),
  ]
  const who = [hasDay || !known ? day : undefined, trip.driver?.name].filter(Boolean).join(' · ')
  return (
    <Box
      component="button"
      type="button"
      data-trip
      aria-current={selected ? 'true' : undefined}
      onClick={onSelect}
      onKeyDown={moveFocus}
      sx={buttonLook}
    >
      <Box component="span" sx={{ ...partsLook, flexWrap: 'wrap', rowGap: 0, fontSize: 14 }}>
        {name && (
          <Box component="span" sx={{ fontWeight: 700, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {name}
          </Box>
        )}
        <Box component="span" sx={{ flexShrink: 0, fontWeight: name ? 500 : 700 }}>
          {known ? clocks(part, format.clock) : hours}
        </Box>
      </Box>
      <Box component="span" sx={lineLook}>
        <TripRoute trip={trip} />
      </Box>
      <Box component="span" sx={{ ...lineLook, ...partsLook }}>
        {marks.map((mark) => (
          <TripMark key={mark}>{mark}</TripMark>
        ))}
        {trip.simulated && <SimulatedMark />}
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {who}
        </Box>
      </Box>
    </Box>
  )
}

/** Formats start and end of a trip, as 07.24–07.58; without its end while it is running. */
function clocks({ start, end }: Pick<GpsSession, 'start' | 'end'>, clock: (time: number) => string) {
  return [start.time, end.time]
    .map((time) => Date.parse(time ?? ''))
    .filter((time) => !Number.isNaN(time))
    .map((time) => clock(time))
    .join('–')
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  const buttons = [...(event.currentTarget.closest('table')?.querySelectorAll('button[data-trip]') ?? [])]
  const next = buttons[buttons.indexOf(event.currentTarget) + by]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

/** Height in px of each of the three lines of a row. */
const LINE_PX = 18

const rowLook = {
  position: 'relative',
  height: 64,
  lineHeight: `${LINE_PX}px`,
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&:focus-within:not(:has(:focus-visible))': { outline: 'none' },
} as const

// The compare button is in front of the button that covers the row.
const gutterLook = {
  position: 'absolute',
  zIndex: 1,
  top: 2,
  left: 4,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  '& .MuiIconButton-root': { width: 28, height: 28, p: 0 },
} as const

const lineLook = {
  display: 'block',
  minHeight: LINE_PX,
  fontSize: 12,
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const

const partsLook = { display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 } as const

const buttonLook = {
  display: 'block',
  width: '100%',
  p: 0,
  border: 0,
  font: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'left',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const
