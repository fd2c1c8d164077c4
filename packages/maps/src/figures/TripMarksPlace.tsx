'use client'
import { type ComponentProps, Suspense } from 'react'
import { lateComponent } from '../lateComponent.ts'

const TripMarks = lateComponent(() => import('../lateTripParts.ts').then((late) => late.TripMarks))

/** The marks of a trip, which come once its map is painted. */
export function TripMarksPlace(props: ComponentProps<typeof TripMarks>) {
  return (
    <Suspense>
      <TripMarks {...props} />
    </Suspense>
  )
}
