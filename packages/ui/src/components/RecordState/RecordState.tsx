'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { ReactNode } from 'react'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../LoadingBlock/LoadingBlock.tsx'
import { NotFound } from '../NotFound/NotFound.tsx'

interface RecordStateProps<Value> {
  /** Undefined until loaded. */
  record: Value | undefined
  /** Why the load failed; a record loaded before stays visible. */
  error?: string
  /** True when the server has no such record. */
  missing?: boolean
  onRetry?: () => void
  retrying?: boolean
  /** URL of the link back when the record is missing. */
  backTo: string
  children: (record: Value) => ReactNode
}

/** Renders a record, or its loading, error or not-found state. */
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
