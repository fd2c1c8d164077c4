import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { GpsSession } from '@sikud/api'
import { useId } from 'react'
import { joinParts } from '../../format/tripMarks.ts'
import { TripRows } from './TripRows.tsx'
import { useOverviewTexts } from './texts.ts'

const shown = 5

interface NewestTripsProps {
  /** The trips or their parts of single days, newest first. */
  trips: readonly GpsSession[]
  tripTo: (trip: GpsSession) => string
}

/** Lists the newest trips. */
export function NewestTrips({ trips, tripTo }: NewestTripsProps) {
  const overview = useOverviewTexts()
  const id = useId()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={id} variant="overline" component="h3" sx={{ px: 1, color: 'text.secondary' }}>
        {overview.newest}
      </Typography>
      <TripRows trips={joinParts(trips).slice(0, shown)} tripTo={tripTo} labelledBy={id} />
    </Box>
  )
}
