import type { TripReportProps } from '@sikud/maps/report'
import { useRecorder } from '@sikud/api/react'

/**
 * Returns the callbacks that record the export of a trip, and of a list of trips. As with `useRecorder`, undefined means
 * that nothing is recorded, and null that the user may not export.
 */
export function useTripExports(): Pick<TripReportProps, 'onExport' | 'onExportAll'> {
  const record = useRecorder()
  if (!record) return { onExport: record, onExportAll: record }
  return {
    onExport: ({ id = '' }, format) =>
      record((client) => client.request('recordTripExport', { id, body: { format } })),
    onExportAll: (trips, filtered) => {
      const drivers = new Set(trips.flatMap(({ driver }) => driver?.id ?? []))
      const named = drivers.size > 0 && { driver_ids: [...drivers] }
      const body = { list: 'trip' as const, count: trips.length, filtered, ...named }
      return record((client) => client.request('recordExport', { body }))
    },
  }
}
