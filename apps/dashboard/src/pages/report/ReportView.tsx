import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { sessionKey, type SessionPaging, TripPlayback } from '@sikud/maps/playback'
import { EmptyState } from '@sikud/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRecorder } from '../../exports/useRecorder.ts'
import { useFindAddress } from '../../geocode/useFindAddress.ts'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { WorkspacePage } from '../../layouts/WorkspacePage.tsx'
import { usePanel } from '../../layouts/usePanel.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'
import { useServices } from '../../services.ts'
import type { LoadedTrips } from './useTrips.ts'
import { useCompanions } from './useCompanions.ts'
import type { useTripAddress } from './useTripAddress.ts'
import { useTripDeletion } from './useTripDeletion.ts'
import { useTripMoment } from './useTripMoment.ts'

interface ReportViewProps {
  address: ReturnType<typeof useTripAddress>
  trips: LoadedTrips
  /** Whether the server has `timedTrips`. */
  isTimed: boolean
  paging?: SessionPaging
}

/** Shows the trips, and the player of the chosen trip. */
export function ReportView({ address, trips, isTimed, paging }: ReportViewProps) {
  const { titles } = useTexts()
  const { config } = useServices()
  const findAddress = useFindAddress()
  const record = useRecorder()
  const { isPanelOpen, onPanelOpen, panelWidth, onPanelWidth } = usePanel()
  const { list, trip, chosen, sessions, shown } = trips
  const arrival = useTripMoment(address, trips)
  const companions = useCompanions(isTimed ? address.compared : [], sessions, paging !== undefined)
  const key = chosen ? sessionKey(chosen) : ''
  const deleteTrip = useTripDeletion(address.clear)
  if (arrival.isMissing) return <MomentMissing device={address.filter.device} />
  return (
    <WorkspacePage title={titles.report}>
      <TripPlayback
        key={arrival.key}
        sessions={arrival.isWaiting ? [] : sessions}
        unreadable={trips.unreadable}
        loading={list.isPending || arrival.isWaiting}
        error={list.error?.message}
        onRetry={() => void list.refetch()}
        selectedKey={chosen ? key : null}
        onSelect={address.select}
        choice={{
          filter: address.filter,
          onFilter: address.setFilter,
          shown,
          companions,
          onCompare: isTimed ? address.compare : undefined,
          paging,
        }}
        link={{
          at: arrival.at,
          onPoint: (index) => address.storePausedPoint(key, index),
          limit: address.limit,
          onLimit: address.limitSpeed,
          linkTo: (index) => address.linkTo(key, index),
        }}
        tripNote={trip.isLoading || trip.isLoadingError ? <TripNote trip={trip} /> : undefined}
        map={config.map}
        externalMapUrl={config.externalMap}
        speedLimit={config.speedLimitKmh}
        findAddress={findAddress}
        onExport={
          record &&
          (({ id = '' }, format) =>
            record((client) => client.request('recordTripExport', { id, body: { format } })))
        }
        onDelete={deleteTrip}
        isPanelOpen={isPanelOpen}
        onPanelOpen={onPanelOpen}
        panelWidth={panelWidth}
        onPanelWidth={onPanelWidth}
      />
    </WorkspacePage>
  )
}

/** Replaces the player if no trip covers the time in the URL. */
function MomentMissing({ device = '' }: { device: string | undefined }) {
  const { titles, report, navigation } = useTexts()
  const query = (name: string) => String(new URLSearchParams({ [name]: device }))
  return (
    <WorkspacePage title={titles.report}>
      <Box sx={{ flex: 1, p: 3, overflow: 'auto' }}>
        <EmptyState
          title={report.noTripThen}
          text={report.noTripThenText}
          action={
            <>
              <LinkButton to={`${paths.tracking}?${query('vehicle')}`}>{navigation.tracking}</LinkButton>
              <LinkButton to={`${paths.report}?${query('device')}`}>{report.otherTrips}</LinkButton>
            </>
          }
        />
      </Box>
    </WorkspacePage>
  )
}

/** Says that the points of the chosen trip are loading, or why they could not be loaded. */
function TripNote({ trip }: { trip: UseQueryResult }) {
  const { report, account } = useTexts()
  if (!trip.error) return report.loadingTrip
  return (
    <>
      {trip.error.message} <Button onClick={() => void trip.refetch()}>{account.retry}</Button>
    </>
  )
}
