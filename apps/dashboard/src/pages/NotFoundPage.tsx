import { EmptyState } from '@sikud/ui'
import { LinkButton } from '../layouts/LinkButton.tsx'
import { Page } from '../layouts/Page.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'

/** Renders the page of every unknown URL. */
export function NotFoundPage() {
  const { titles, notFound } = useTexts()
  return (
    <Page title={titles.notFound} breadcrumbs={[]}>
      <EmptyState
        illustrated
        text={notFound.text}
        action={<LinkButton to={paths.home}>{notFound.home}</LinkButton>}
      />
    </Page>
  )
}
