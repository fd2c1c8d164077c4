import Box from '@mui/material/Box'
import { useFindAddress, useServerNow } from '@sikud/api/react'
import { TripReport } from '@sikud/maps/report'
import { EmptyState } from '@sikud/ui'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { usePageSearch } from '../../layouts/usePageSearch.ts'
import { usePanel } from '../../layouts/usePanel.ts'
import { WorkspacePage } from '../../layouts/WorkspacePage.tsx'
import { paths } from '../../paths.ts'
import { useServices } from '../../services.ts'
import { useTexts } from '../../texts.ts'
import { useTripDeletion } from './useTripDeletion.ts'
import { useTripExports } from './useTripExports.ts'
import { useTripSource } from './useTripSource.ts'

const noTripThen = (device: string) => <NoTripThen device={device} />

/** Renders the page Laporan: the trips, and a player for the chosen trip. The URL contains trip, point and filter. */
export function ReportPage() {
  const { titles } = useTexts()
  const { config } = useServices()
  const trips = useTripSource()
  const search = usePageSearch()
  const now = useServerNow()
  const findAddress = useFindAddress()
  const exports = useTripExports()
  const onDelete = useTripDeletion()
  const { isPanelOpen, onPanelOpen, panelWidth, onPanelWidth } = usePanel()
  return (
    <WorkspacePage title={titles.report}>
      <TripReport
        trips={trips}
        search={search}
        now={now}
        map={config.map}
        externalMapUrl={config.externalMap}
        speedLimit={config.speedLimitKmh}
        findAddress={findAddress}
        {...exports}
        onDelete={onDelete}
        noTripThen={noTripThen}
        isPanelOpen={isPanelOpen}
        onPanelOpen={onPanelOpen}
        panelWidth={panelWidth}
        onPanelWidth={onPanelWidth}
      />
    </WorkspacePage>
  )
}

/** Replaces the player if no trip of the device covers the time in the URL. */
function NoTripThen({ device }: { device: string }) {
  const { report, navigation } = useTexts()
  const query = (name: string) => String(new URLSearchParams({ [name]: device }))
  return (
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
  )
}
