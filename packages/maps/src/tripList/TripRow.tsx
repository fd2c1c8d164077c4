'use client'
import CheckCircle from '@mui/icons-material/CheckCircle'
import Box from '@mui/material/Box'
import type { GpsSession } from '@sikud/api'
import type { KeyboardEvent, ReactNode } from 'react'
import { useMapsFormat, useMapsTexts } from '../locales/useMapsTexts.ts'
import { shownPart, tripMarks, unitName } from '@sikud/ui/format'
import { SimulatedMark, TripMark } from '../parts/SimulatedMark.tsx'
import { useSessionTime } from '../texts/sessionTexts.ts'

/** Width in px of the distance column, enough for "1.234,57 km". */
export const DISTANCE_PX = 88

interface TripRowProps {
  trip: GpsSession
  selected: boolean
  onSelect: () => void
  /** The button to compare the trip; undefined if trips cannot be compared. */
  compare?: ReactNode
}

/** Renders a trip as a row that the user can choose. The button in its first cell covers the whole row. */
export function TripRow({ trip, selected, onSelect, compare }: TripRowProps) {
  const format = useMapsFormat()
  const { distance } = shownPart(trip)
  return (
    <Box component="tr" sx={{ ...rowLook, bgcolor: selected ? 'action.selected' : undefined }}>
      <td>
        <TripButton trip={trip} selected={selected} onSelect={onSelect} />
      </td>
      <td>{Number.isFinite(distance) ? format.distance(distance) : '—'}</td>
      <td>
        {typeof trip.speed === 'number' ? format.speed(trip.speed) : '—'}
        {compare && <Box sx={compareLook}>{compare}</Box>}
      </td>
    </Box>
  )
}

function TripButton({ trip, selected, onSelect }: Omit<TripRowProps, 'compare'>) {
  const texts = useMapsTexts()
  const format = useMapsFormat()
  const { day, hours } = useSessionTime()(shownPart(trip))
  const marks = tripMarks(trip, format, texts.marks)
  const name = unitName(trip)
  return (
    <Box
      component="button"
      type="button"
      aria-current={selected ? 'true' : undefined}
      onClick={onSelect}
      onKeyDown={moveFocus}
      sx={buttonLook}
    >
      <Box component="span" sx={{ width: 20, height: 20, flexShrink: 0 }}>
        {selected && (
          <CheckCircle titleAccess={texts.selected} sx={{ fontSize: 20, color: 'primary.main' }} />
        )}
      </Box>
      <Box component="span" sx={linesLook}>
        <Box component="span" sx={{ mr: `${DISTANCE_PX}px`, fontWeight: 600 }}>
          {day}
        </Box>
        <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {hours}
        </Box>
        {marks.length > 0 && (
          <Box component="span" sx={marksLook}>
            {marks.map((mark) => (
              <TripMark key={mark}>{mark}</TripMark>
            ))}
          </Box>
        )}
        {(name || trip.simulated) && (
          <Box component="span" sx={vehicleLook}>
            {name && <span>{name}</span>}
            {trip.simulated && <SimulatedMark />}
          </Box>
        )}
      </Box>
    </Box>
  )
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const row = event.currentTarget.closest('tr')
  const next =
    event.key === 'ArrowDown'
      ? row?.nextElementSibling
      : event.key === 'ArrowUp'
        ? row?.previousElementSibling
        : null
  const button = next?.querySelector('button')
  if (!button) return
  event.preventDefault()
  button.focus()
}

const rowLook = {
  position: 'relative',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&:focus-within:not(:has(:focus-visible))': { outline: 'none' },
} as const

// The compare button is in front of the button that covers the row, and not taller than the text lines.
const compareLook = {
  position: 'relative',
  zIndex: 1,
  height: 32,
  mb: -0.5,
  '& .MuiIconButton-root': { width: 32, height: 32, mr: -0.75 },
} as const

/** Cuts long texts, so that each line keeps its height. */
const linesLook = {
  flex: 1,
  minWidth: 0,
  '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
} as const

const vehicleLook = {
  '&&': { display: 'flex' },
  alignItems: 'center',
  gap: 1,
  minHeight: 20,
  fontSize: 13,
  '& > span:first-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > span:last-of-type': { flexShrink: 0 },
} as const

const marksLook = { '&&': { display: 'flex' }, flexWrap: 'wrap', gap: 0.5, py: 0.25 } as const

// Only the first text line, the day, has a distance. The lines below it use the width of the distance column too.
const buttonLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: `calc(100% + ${DISTANCE_PX}px)`,
  p: 0,
  border: 0,
  font: 'inherit',
  textAlign: 'left',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const
