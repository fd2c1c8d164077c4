import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'

/**
 * Options of `useQuery`, as `queryOptions` of TanStack Query returns them. `queryFn` is a method, because TypeScript
 * then accepts functions that require a narrower type of key.
 */
export interface Question<Data> {
  queryKey: QueryKey
  queryFn?(context: QueryFunctionContext): Data | Promise<Data>
}

/** Options of `useInfiniteQuery`, as `infiniteQueryOptions` of TanStack Query returns them. */
export interface PagedQuestion<Page> {
  queryKey: QueryKey
  queryFn?(context: QueryFunctionContext): Page | Promise<Page>
  initialPageParam: unknown
  getNextPageParam(last: Page, pages: Page[], lastParam: unknown, params: unknown[]): unknown
}
