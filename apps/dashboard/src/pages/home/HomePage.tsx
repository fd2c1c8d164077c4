import { Overview } from '@sikud/ui/overview'
import { Page } from '../../layouts/Page.tsx'
import { useTexts } from '../../texts.tsx'
import { overviewLinks } from './overviewLinks.ts'
import { useOverview } from './useOverview.ts'

/** Dashboard: the fleet at a glance. */
export function HomePage() {
  const { titles } = useTexts()
  return (
    <Page title={titles.dashboard}>
      <Overview {...useOverview()} links={overviewLinks} />
    </Page>
  )
}
