import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { useAuditTexts } from './texts.ts'

/** The state of a list that is loaded in pages. */
export interface PagesLoad {
  loading?: boolean
  /** The message of the failed request. */
  error?: string | undefined
  onRetry?: () => void
  /** Loads the next page; undefined after the last page. */
  onMore?: (() => void) | undefined
  loadingMore?: boolean
}

interface PagedListProps extends PagesLoad {
  label: string
  /** The content that replaces an empty list. */
  empty: ReactNode
  /** The list items; an empty array for an empty list. */
  children: ReactNode[]
}

/** Renders a list with a button that loads the next page, or the loading, failed or empty state of the list. */
export function PagedList({
  label,
  empty,
  children,
  loading = false,
  error,
  onRetry,
  onMore,
  loadingMore = false,
}: PagedListProps) {
  const { more } = useAuditTexts()
  if (loading) return <LoadingBlock lines={6} />
  if (children.length === 0 && error !== undefined) return <ErrorState message={error} onRetry={onRetry} />
  if (children.length === 0) return typeof empty === 'string' ? <EmptyState text={empty} /> : empty
  return (
    <Card sx={{ px: 2.5, py: 1 }}>
      <Box
        component="ul"
        aria-label={label}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li:last-of-type': { border: 0 } }}
      >
        {children}
      </Box>
      {error !== undefined && <ErrorState message={error} onRetry={onRetry} />}
      {onMore && error === undefined && (
        <Button onClick={onMore} loading={loadingMore} sx={{ my: 1 }}>
          {more}
        </Button>
      )}
    </Card>
  )
}
