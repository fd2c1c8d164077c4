import { EmptyState } from '@sikud/ui'
import { LinkButton } from '../layouts/LinkButton.tsx'
import { Page } from '../layouts/Page.tsx'
import { usePageHandle } from '../pageHandle.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../Preferences.tsx'

/** Stands at the address of a page whose body is still being made. */
export function ComingPage() {
  const { titles, coming } = useTexts()
  const { title = 'dashboard' } = usePageHandle()
  return (
    <Page title={titles[title]}>
      <EmptyState
        title={coming.title}
        text={coming.text}
        action={<LinkButton to={paths.home}>{coming.back}</LinkButton>}
      />
    </Page>
  )
}
