import { useServices } from '../../services.ts'
import { ReportView } from './ReportView.tsx'
import { usePagedTrips } from './usePagedTrips.ts'
import { usePaging } from './usePaging.ts'
import { useTripAddress } from './useTripAddress.ts'
import { useTrips } from './useTrips.ts'

/** Laporan: the trips, and the chosen one played back; the address holds trip, point and filter. */
export function ReportPage() {
  const { features } = useServices().config
  return features.has('tripPages') ? <PagedReport /> : <WholeReport isTimed={features.has('timedTrips')} />
}

/** The server sends the trips in pages. */
function PagedReport() {
  const address = useTripAddress()
  const trips = usePagedTrips(address)
  const paging = usePaging(address, trips.pages, trips.chosen)
  return <ReportView address={address} trips={trips} isTimed paging={paging} />
}

/** The server sends all trips at once. */
function WholeReport({ isTimed }: { isTimed: boolean }) {
  const address = useTripAddress()
  const trips = useTrips({ ...address, timed: isTimed })
  return <ReportView address={address} trips={trips} isTimed={isTimed} />
}
