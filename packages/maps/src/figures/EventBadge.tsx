'use client'
import { styled } from '@mui/material/styles'
import { useMapColours } from '../look/useMapColours.ts'
import { markRadius } from '@sikud/ui/status'
import { FASTEST_BAND } from '../trip/speedBand.ts'
import type { MapColours } from '../look/mapColours.ts'

export type EventKind = 'stop' | 'speeding'

/** Renders the number of an event in the same shape as on the map: a square for a stop, a circle for speeding. */
export function EventBadge({ kind, number }: { kind: EventKind; number: number }) {
  const colours = useMapColours()
  return (
    <Badge
      style={{ borderColor: eventColour(kind, colours), borderRadius: kind === 'stop' ? markRadius : '1lh' }}
    >
      {number}
    </Badge>
  )
}

const Badge = styled('span')({
  flexShrink: 0,
  minWidth: 24,
  padding: '0 4px',
  fontSize: 12,
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
  border: '2px solid',
})

export function eventColour(kind: EventKind, { status, speedBands, casing }: MapColours): string {
  return kind === 'stop' ? status.idle : (speedBands[FASTEST_BAND] ?? casing)
}
