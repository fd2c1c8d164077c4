import { Overview } from '@sikud/ui/overview'
import { useGroupChoice } from '../../groups/useGroupChoice.tsx'
import { Page } from '../../layouts/Page.tsx'
import { useTexts } from '../../texts.ts'
import { overviewLinks } from './overviewLinks.ts'
import { useOverview } from './useOverview.ts'

/** Renders the page Dashboard: an overview of the fleet, or of the depot in the URL. */
export function HomePage() {
  const { titles } = useTexts()
  const depot = useGroupChoice()
  return (
    <Page title={titles.dashboard} actions={depot.field}>
      <Overview {...useOverview(depot)} links={overviewLinks(depot.chosen)} />
    </Page>
  )
}
