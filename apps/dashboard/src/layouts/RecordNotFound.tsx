import { EmptyState } from '@sikud/ui'
import { useTexts } from '../Preferences.tsx'
import { LinkButton } from './LinkButton.tsx'
import { Page } from './Page.tsx'

/** Stands in for a record that the server does not have. */
export function RecordNotFound({ listTo }: { listTo: string }) {
  const { titles, notFound } = useTexts()
  return (
    <Page title={titles.recordNotFound} breadcrumbs={[]}>
      <EmptyState
        illustrated
        text={notFound.recordText}
        action={<LinkButton to={listTo}>{notFound.back}</LinkButton>}
      />
    </Page>
  )
}
