/** The data of a part of the overview and the state of its load; a TanStack query result fits. */
export interface OverviewLoad<Data> {
  /** Undefined until first loaded. */
  data: Data | undefined
  /** Why the last load failed. */
  error: { message: string } | null
  isFetching: boolean
  refetch: () => unknown
}
