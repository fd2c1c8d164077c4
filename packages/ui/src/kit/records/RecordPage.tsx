'use client'

import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../LoadingBlock/LoadingBlock.tsx'
import type { Breadcrumb } from '../PageHeader/PageHeader.tsx'
import { useRecordTexts, useStateTexts } from '../texts.ts'
import { Page } from './Page.tsx'

export interface RecordPageProps<Row> {
  /** The query of the record. Data that has loaded before stays visible after an error. */
  query: { data: Row | undefined; error: Error | null; refetch: () => unknown }
  /** Whether the server has no such record. */
  missing?: boolean
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

/** Renders the page of a record. Shows a message instead while it loads, after an error, and for a missing record. */
export function RecordPage<Row>({
  query: { data, error, refetch },
  missing = false,
  title,
  breadcrumbs,
  listTo,
  actions,
  notice,
  children,
}: RecordPageProps<Row>) {
  const { missing: text, toList } = useRecordTexts()
  const { notFound } = useStateTexts()
  if (missing) {
    const link = (
      <Button variant="outlined" href={listTo}>
        {toList}
      </Button>
    )
    return (
      <Page title={notFound} breadcrumbs={[]}>
        <EmptyState illustrated text={text} action={link} />
      </Page>
    )
  }
  return (
    <Page title={title} breadcrumbs={breadcrumbs} actions={data !== undefined && actions}>
      {data !== undefined ? (
        <>
          {notice}
          {children(data)}
        </>
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <LoadingBlock />
      )}
    </Page>
  )
}
