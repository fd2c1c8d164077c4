/** What a block of the overview shows, and how its load went; the result of a TanStack query is one. */
export interface OverviewLoad<Data> {
  /** Undefined until it was loaded once. */
  data: Data | undefined
  /** Why the last load failed. */
  error: { message: string } | null
  isFetching: boolean
  refetch: () => unknown
}
