import { EmptyState } from '@sikud/ui'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'

/** Laporan when no trip covers the time in the address. */
export function MomentMissing({ device = '' }: { device: string | undefined }) {
  const { titles, report, navigation } = useTexts()
  const query = (name: string) => String(new URLSearchParams({ [name]: device }))
  return (
    <Page title={titles.report}>
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
    </Page>
  )
}
