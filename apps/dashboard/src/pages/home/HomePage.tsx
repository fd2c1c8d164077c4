import { lazyPart, savesData } from '@sikud/ui/lazy'
import { Overview } from '@sikud/ui/overview'
import { useGroupChoice } from '../../groups/useGroupChoice.tsx'
import { Page } from '../../layouts/Page.tsx'
import { useTexts } from '../../texts.ts'
import { overviewLinks } from './overviewLinks.ts'
import { useOverview } from './useOverview.ts'

const FleetPreview = lazyPart(async () => (await import('./FleetPreviewPart.tsx')).FleetPreviewPart)
const NewestRoute = lazyPart(async () => (await import('./NewestRoutePart.tsx')).NewestRoutePart)

/** Renders the page Dashboard: an overview of the fleet, or of the depot in the URL. */
export function HomePage() {
  const { titles } = useTexts()
  const depot = useGroupChoice()
  const { ends, ...overview } = useOverview(depot)
  const links = overviewLinks(depot.chosen)
  const positions = overview.fleet?.data
  return (
    <Page title={titles.dashboard} actions={depot.field}>
      <Overview
        {...overview}
        links={links}
        // The map loads 700 KB, so a visitor who saves data has only its link.
        map={positions && !savesData() && <FleetPreview positions={positions} trackingTo={links.tracking} />}
        renderRoute={ends && ((trip) => <NewestRoute trip={trip} ends={ends} />)}
      />
    </Page>
  )
}
