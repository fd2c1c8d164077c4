'use client'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { GpsSession } from '@sikud/api'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'
import { useSessionName } from '../texts/sessionTexts.ts'
import { tripKey } from '../trip/tripOrder.ts'
import type { TripPaging } from './TripChoice.ts'
import type { TripFilter } from './TripFilter.ts'

interface NoMatchProps {
  filter: TripFilter
  around: TripPaging['around']
  onSelect: (key: string) => void
  onClear: () => void
}

/** Replaces the list if no trip matches the filter. For a time of day it names the trips before and after that time. */
export function NoMatch({ filter: { hour }, around, onSelect, onClear }: NoMatchProps) {
  const texts = useSessionsTexts()
  return (
    <Box
      component="output"
      sx={{ display: 'block', px: 3, py: 4, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}
    >
      <Typography component="span" sx={{ display: 'block', fontWeight: 650 }}>
        {hour === undefined ? texts.noMatch : texts.noTripAt(hour.replace(':', '.'))}
      </Typography>
      {hour === undefined ? (
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}
        >
          {texts.noMatchHint}
        </Typography>
      ) : (
        <Box component="span" sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
          <Neighbour
            label={texts.tripBefore}
            none={texts.noTripBefore}
            trip={around?.before}
            onSelect={onSelect}
          />
          <Neighbour
            label={texts.tripAfter}
            none={texts.noTripAfter}
            trip={around?.after}
            onSelect={onSelect}
          />
        </Box>
      )}
      <Button variant="outlined" size="small" onClick={onClear} sx={{ mt: 2 }}>
        {texts.clearFilters}
      </Button>
    </Box>
  )
}

interface NeighbourProps {
  label: string
  none: string
  trip: GpsSession | undefined
  onSelect: (key: string) => void
}

function Neighbour({ label, none, trip, onSelect }: NeighbourProps) {
  const nameOf = useSessionName()
  if (!trip)
    return (
      <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {none}
      </Box>
    )
  return (
    <Button
      variant="outlined"
      size="small"
      onClick={() => onSelect(tripKey(trip))}
      sx={{ display: 'block', textAlign: 'left' }}
    >
      <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
        {label}
      </Box>
      {[nameOf(trip), trip.driver?.name].filter(Boolean).join(' · ')}
    </Button>
  )
}
