'use client'
import { type ComponentProps, Suspense } from 'react'
import { lateComponent } from '../lateComponent.ts'

const TripMoments = lateComponent(() => import('../lateTripParts.ts').then((late) => late.TripMoments))

/** The place of the stops and of the runs over the limit; a trip that goes nowhere has none. */
export function TripMomentsPlace(props: ComponentProps<typeof TripMoments>) {
  if (props.playback.trip.count < 2) return null
  return (
    <Suspense>
      <TripMoments {...props} />
    </Suspense>
  )
}
