'use client'
import Box from '@mui/material/Box'
import type { GpsSession } from '@sikud/api'
import { placeNear } from '../measure/places.ts'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'

/**
 * Shows in one line from which place to which place a trip went; nothing if the places are unknown, or if only a part is
 * shown.
 */
export function TripRoute({ trip }: { trip: GpsSession }) {
  const { near } = useSessionsTexts()
  const { preview, share } = trip
  if (!preview || (share && share.from !== trip.start.time && share.distance < trip.distance)) return null
  const [from, to] = [placeNear(preview.start), placeNear(preview.end)]
  if (from === undefined || to === undefined) return null
  const sides = from === to ? [near(from)] : [near(from), ' → ', to]
  return (
    <Box component="span" title={sides.join('')} sx={sidesLook}>
      {sides.map((side) => (
        <span key={side}>{side}</span>
      ))}
    </Box>
  )
}

// In a narrow row each place ends in an ellipsis of its own, so that both stay readable.
const sidesLook = {
  display: 'flex',
  minWidth: 0,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
  '& > span:nth-of-type(2)': { flexShrink: 0 },
} as const
