'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { ReactNode } from 'react'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../LoadingBlock/LoadingBlock.tsx'
import { NotFound } from '../NotFound/NotFound.tsx'

interface RecordStateProps<Value> {
  /** Absent until it was loaded. */
  record: Value | undefined
  /** Why the load failed; a record that was loaded before stays in sight. */
  error?: string
  /** True when the server knows no such record. */
  missing?: boolean
  onRetry?: () => void
  retrying?: boolean
  /** Where the way back leads when the record is missing. */
  backTo: string
  children: (record: Value) => ReactNode
}

/** A record, or what stands in its place while it loads, when it failed, when there is none. */
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
