'use client'
import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { lateComponent } from '../lateComponent.ts'
import type { TripData } from '../TripPlayback/tripData.ts'

const TripTiles = lateComponent(() => import('./lateFigures.ts').then((late) => late.TripTiles))

/** The place of the summary below the player, kept free until it comes. */
export function TripTilesPlace({ trip, speedLimit }: { trip: TripData; speedLimit: number }) {
  return (
    <Box sx={{ minHeight: { xs: 283, sm: 70 }, borderTop: 1, borderColor: 'divider' }}>
      <Suspense>
        <TripTiles trip={trip} speedLimit={speedLimit} />
      </Suspense>
    </Box>
  )
}
