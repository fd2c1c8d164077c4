import { isStatus, useListAsLeft } from '@sikud/api/react'
import { EmptyState, ErrorState, LoadingBlock } from '@sikud/ui'
import type { Breadcrumb } from '@sikud/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { LinkButton } from './LinkButton.tsx'
import { Page } from './Page.tsx'

export type LoadedPageProps<Row> = {
  query: Pick<UseQueryResult<Row>, 'data' | 'error' | 'refetch'>
  title: string
  breadcrumbs: Breadcrumb[]
  /** URL of the list; if the record does not exist, the page links to it. */
  listTo: string
  /** Buttons in the header of the page, shown once the data is loaded. */
  actions?: ReactNode
  /** Shown above the data once it is loaded. */
  notice?: ReactNode
  children: (record: Row) => ReactNode
}

/** Shows the data of a query. Shows a message instead while it loads, after an error, and for a missing record. */
export function LoadedPage<Row>({
  query,
  title,
  breadcrumbs,
  listTo,
  actions,
  notice,
  children,
}: LoadedPageProps<Row>) {
  const { data, error } = query
  if (isStatus(error, 404)) return <RecordNotFound listTo={listTo} />
  return (
    <Page title={title} breadcrumbs={breadcrumbs} actions={data !== undefined && actions}>
      {data !== undefined ? (
        <>
          {notice}
          {children(data)}
        </>
      ) : error ? (
        <ErrorState message={error.message} onRetry={query.refetch} />
      ) : (
        <LoadingBlock />
      )}
    </Page>
  )
}

/** Shown instead of a record that the server does not have. */
export function RecordNotFound({ listTo }: { listTo: string }) {
  const { titles, notFound } = useTexts()
  const asLeft = useListAsLeft()
  return (
    <Page title={titles.recordNotFound} breadcrumbs={[]}>
      <EmptyState
        illustrated
        text={notFound.recordText}
        action={<LinkButton to={asLeft(listTo)}>{notFound.back}</LinkButton>}
      />
    </Page>
  )
}
