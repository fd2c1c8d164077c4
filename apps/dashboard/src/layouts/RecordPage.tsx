import { ErrorState, LoadingBlock } from '@sikud/ui'
import type { Breadcrumb } from '@sikud/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isStatus } from '../forms/writeFailures.ts'
import { RecordNotFound } from './RecordNotFound.tsx'
import { Page } from './Page.tsx'

type RecordPageProps<Row> = {
  query: Pick<UseQueryResult<Row>, 'data' | 'error' | 'refetch'>
  title: string
  breadcrumbs: Breadcrumb[]
  /** Where the list of such records is. */
  listTo: string
  /** Shown once the record is there. */
  actions?: ReactNode
  children: (record: Row) => ReactNode
}

/** The page of one record, in every state that its load can be in. */
export function RecordPage<Row>({
  query,
  title,
  breadcrumbs,
  listTo,
  actions,
  children,
}: RecordPageProps<Row>) {
  const { data, error } = query
  if (isStatus(error, 404)) return <RecordNotFound listTo={listTo} />
  return (
    <Page title={title} breadcrumbs={breadcrumbs} actions={data !== undefined && actions}>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <ErrorState message={error.message} onRetry={query.refetch} />
      ) : (
        <LoadingBlock />
      )}
    </Page>
  )
}
