import { EmptyState, ErrorState, LoadingBlock } from '@sikud/ui'
import type { Breadcrumb } from '@sikud/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isStatus } from '../failures.ts'
import { useTexts } from '../texts.tsx'
import { LinkButton } from './LinkButton.tsx'
import { Page } from './Page.tsx'

type RecordPageProps<Row> = {
  query: Pick<UseQueryResult<Row>, 'data' | 'error' | 'refetch'>
  title: string
  breadcrumbs: Breadcrumb[]
  /** Where the list of such records is. */
  listTo: string
  /** Shown once the record is loaded. */
  actions?: ReactNode
  /** Shown above the record once it is loaded. */
  notice?: ReactNode
  children: (record: Row) => ReactNode
}

/** The page of one record: loading, failed, missing or shown. */
export function RecordPage<Row>({
  query,
  title,
  breadcrumbs,
  listTo,
  actions,
  notice,
  children,
}: RecordPageProps<Row>) {
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

/**
 * Returns the breadcrumbs of a record: its list, its name once it is loaded, and the page below it, from which
 * `detailTo` leads back.
 */
export function recordCrumbs(
  list: Breadcrumb,
  name: string | undefined,
  below?: { detailTo: string; title: string },
): Breadcrumb[] {
  const record = name === undefined ? [] : [{ title: name, to: below?.detailTo }]
  return [list, ...record, ...(below ? [{ title: below.title }] : [])]
}
