import Box from '@mui/material/Box'
import { EmptyState } from '@sikud/ui'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'

/** Replaces the player if no trip of the device covers the time in the URL. */
export function NoTripThen({ device }: { device: string }) {
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
