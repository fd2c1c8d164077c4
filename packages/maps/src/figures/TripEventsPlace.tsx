'use client'
import { type ComponentProps, Suspense } from 'react'
import { lateComponent } from '../lateComponent.ts'

const TripEvents = lateComponent(() => import('../lateTripParts.ts').then((late) => late.TripEvents))

/** The place of the stops and of the runs over the limit; a trip that goes nowhere has none. */
export function TripEventsPlace(props: ComponentProps<typeof TripEvents>) {
  if (props.playback.trip.count < 2) return null
  return (
    <Suspense>
      <TripEvents {...props} />
    </Suspense>
  )
}
