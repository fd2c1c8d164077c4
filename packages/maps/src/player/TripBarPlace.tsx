'use client'
import Box from '@mui/material/Box'
import { type ComponentProps, Suspense } from 'react'
import { lateComponent } from '../lateComponent.ts'

const TripBar = lateComponent(() => import('../lateTripParts.ts').then((late) => late.TripBar))

/** The place above the map for what is said of its trip, which comes after the map. */
export function TripBarPlace(props: ComponentProps<typeof TripBar>) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 60,
        pl: 0.5,
        pr: 2,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Suspense>
        <TripBar {...props} />
      </Suspense>
    </Box>
  )
}
