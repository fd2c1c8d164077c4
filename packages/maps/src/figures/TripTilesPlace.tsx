'use client'
import Box from '@mui/material/Box'
import { Suspense, useMemo } from 'react'
import { lateComponent } from '../lateComponent.ts'
import { isTimed, type TripData } from '../trip/tripData.ts'

const TripTiles = lateComponent(() => import('../lateTripParts.ts').then((late) => late.TripTiles))

/** The place of the summary below the player, kept free until it comes. */
export function TripTilesPlace({ trip, speedLimit }: { trip: TripData; speedLimit: number }) {
  // Without times there are three tiles less; before the points have come, it is not known.
  const few = useMemo(() => trip.count > 0 && !isTimed(trip), [trip])
  return (
    <Box sx={{ minHeight: { xs: few ? 141 : 283, sm: 70 }, borderTop: 1, borderColor: 'divider' }}>
      <Suspense>
        <TripTiles trip={trip} speedLimit={speedLimit} />
      </Suspense>
    </Box>
  )
}
