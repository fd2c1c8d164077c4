'use client'
import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { lateComponent } from '../lateComponent.ts'
import type { TripData } from '../TripPlayback/tripData.ts'

const TripTiles = lateComponent(() => import('./TripTiles.tsx').then((module) => module.TripTiles))

/** The place of the summary below the map, kept free until it comes; on phones the player stays nearer to the map. */
export function TripTilesPlace({ trip, speedLimit }: { trip: TripData; speedLimit: number }) {
  return (
    <Box
      sx={{ order: { xs: 1, sm: 0 }, minHeight: { xs: 283, sm: 70 }, borderTop: 1, borderColor: 'divider' }}
    >
      <Suspense>
        <TripTiles trip={trip} speedLimit={speedLimit} />
      </Suspense>
    </Box>
  )
}
