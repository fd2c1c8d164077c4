'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { ReactNode } from 'react'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../LoadingBlock/LoadingBlock.tsx'
import { NotFound } from '../NotFound/NotFound.tsx'

export interface RecordStateProps<Value> {
  /** The record; undefined until it has loaded. */
  record: Value | undefined
  /** Why the load failed. A record that has loaded before stays visible. */
  error?: string
  /** Whether the server has no such record. */
  missing?: boolean
  onRetry?: () => void
  retrying?: boolean
  /** URL of the link back, which appears if the record does not exist. */
  backTo: string
  children: (record: Value) => ReactNode
}

/** Renders a record, or says that it is loading, failed to load or does not exist. */
export function RecordState<Value>({
  record,
  error,
  missing = false,
  backTo,
  children,
  ...retry
}: RecordStateProps<Value>) {
  if (missing) return <NotFound backTo={backTo} />
  if (record !== undefined) return children(record)
  return (
    <Card>
      {error === undefined ? (
        <CardContent>
          <LoadingBlock lines={5} />
        </CardContent>
      ) : (
        <ErrorState message={error} {...retry} />
      )}
    </Card>
  )
}
