import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

/** Returns the rows of all loaded pages of an infinite query, and the loading props for the list component. */
export function readPages<Row>(query: UseInfiniteQueryResult<InfiniteData<Row[]>>) {
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const load = {
    loading: isPending,
    error: error?.message,
    onRetry: () => void (query.isFetchNextPageError ? fetchNextPage() : refetch()),
    onMore: hasNextPage ? () => void fetchNextPage() : undefined,
    loadingMore: isFetchingNextPage,
  }
  return { rows: data?.pages.flat() ?? [], load }
}
