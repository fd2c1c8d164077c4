'use client'

import type { GpsSession } from '@sikud/api'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { LoadedPart, OverviewCard } from './OverviewCard.tsx'
import { NewestTrips } from './NewestTrips.tsx'
import type { OverviewLoad } from './OverviewLoad.ts'
import { WeekSummary } from './WeekSummary.tsx'
import { useOverviewTexts } from './texts.ts'

interface TripsCardProps {
  /** The trips, newest first. A trip that runs across midnight is there once for each day, with its part of that day. */
  trips: OverviewLoad<readonly GpsSession[]>
  reportTo: string
  tripTo: (trip: GpsSession) => string
  /** Returns the server's time; see `OverviewProps`. */
  clock?: (() => number) | undefined
}

/** Shows the distance and the number of the trips of the last seven days, and the newest trips. */
export function TripsCard({ trips, reportTo, tripTo, clock }: TripsCardProps) {
  const overview = useOverviewTexts()
  return (
    <OverviewCard
      title={overview.trips}
      simulated={trips.data?.some(({ simulated }) => simulated) ?? false}
      link={{ to: reportTo, label: overview.openReport }}
    >
      <LoadedPart load={trips} lines={5}>
        {(loaded) =>
          loaded.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{overview.noTrips}</Typography>
          ) : (
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
                gap: { xs: 3, lg: 4 },
              }}
            >
              <WeekSummary trips={loaded} reportTo={reportTo} clock={clock} />
              <NewestTrips trips={loaded} tripTo={tripTo} />
            </Box>
          )
        }
      </LoadedPart>
    </OverviewCard>
  )
}
