import type { GpsSession } from '@sikud/api'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { TripRow } from './TripRow.tsx'
import { useOverviewTexts } from './useOverviewTexts.ts'

const shown = 5

interface NewestTripsProps {
  /** Newest first. */
  trips: readonly GpsSession[]
  tripTo: (trip: GpsSession) => string
}

/** Lists the newest trips. */
export function NewestTrips({ trips, tripTo }: NewestTripsProps) {
  const overview = useOverviewTexts()
  const id = useId()
  const mixed = trips.some(({ simulated }) => !simulated)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={id} variant="overline" component="h3" sx={{ px: 1, color: 'text.secondary' }}>
        {overview.newest}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
        }}
      >
        {trips.slice(0, shown).map((trip, place) => {
          const to = tripTo(trip)
          return (
            <li key={`${place} ${to}`}>
              <TripRow trip={trip} to={to} marked={mixed && (trip.simulated ?? false)} />
            </li>
          )
        })}
      </Box>
    </Box>
  )
}
