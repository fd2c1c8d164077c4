'use client'
import Box from '@mui/material/Box'
import { Suspense, useMemo } from 'react'
import { lateComponent } from '../lateComponent.ts'
import type { Playback } from '../playback/createPlayback.ts'

const SpeedChart = lateComponent(() => import('../lateTripParts.ts').then((late) => late.SpeedChart))

/** The place of the speed chart above the position slider, whose middle of the thumb runs below it; empty without speeds. */
export function SpeedChartPlace({ playback, speedLimit }: { playback: Playback; speedLimit: number }) {
  const { trip } = playback
  const some = useMemo(() => trip.count > 1 && trip.speeds.some((speed) => !Number.isNaN(speed)), [trip])
  if (!some) return null
  return (
    <Box sx={{ height: { xs: 48, sm: 64 }, mt: 1.5, mx: '9px' }}>
      <Suspense>
        <SpeedChart key={trip.count} playback={playback} speedLimit={speedLimit} />
      </Suspense>
    </Box>
  )
}
