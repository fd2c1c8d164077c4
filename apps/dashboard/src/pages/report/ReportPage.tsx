import { useServices } from '../../services.ts'
import { ReportView } from './ReportView.tsx'
import { usePagedTrips } from './usePagedTrips.ts'
import { useMoreTrips } from './useMoreTrips.ts'
import { useTripAddress } from './useTripAddress.ts'
import { useTrips } from './useTrips.ts'

/** Renders the page Laporan: the trips, and a player for the chosen trip. The URL contains trip, point and filter. */
export function ReportPage() {
  const { features } = useServices().config
  return features.has('tripPages') ? <PagedReport /> : <WholeReport isTimed={features.has('timedTrips')} />
}

/** Renders Laporan for a server that sends the trips in pages. */
function PagedReport() {
  const address = useTripAddress()
  const trips = usePagedTrips(address)
  const paging = useMoreTrips(address, trips.pages, trips.chosen)
  return <ReportView address={address} trips={trips} isTimed paging={paging} />
}

/** Renders Laporan for a server that sends all trips at once. */
function WholeReport({ isTimed }: { isTimed: boolean }) {
  const address = useTripAddress()
  const trips = useTrips({ ...address, timed: isTimed })
  return <ReportView address={address} trips={trips} isTimed={isTimed} />
}
