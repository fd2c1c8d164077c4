import type { GpsSession } from '@sikud/api'
import { TripRoute } from '@sikud/maps/trips'
import { useQuery } from '@tanstack/react-query'
import type { useOverview } from './useOverview.ts'

interface NewestRoutePartProps {
  trip: GpsSession
  /** The query of the newest trips with the places where they began and ended. */
  ends: NonNullable<ReturnType<typeof useOverview>['ends']>
}

/**
 * Shows from where to where one of the newest trips on Dashboard went; nothing until this is known. All rows share one
 * request, which nobody sends who sees no trips.
 */
export function NewestRoutePart({ trip, ends }: NewestRoutePartProps) {
  const preview = useQuery(ends).data?.find(({ id }) => id === trip.id)?.preview
  return preview ? <TripRoute trip={{ ...trip, preview }} /> : null
}
