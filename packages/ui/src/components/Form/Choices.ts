/** Options loaded from elsewhere, with the state of the load; a TanStack query result fits. */
export interface Choices<Row> {
  /** Undefined until loaded. */
  data: readonly Row[] | undefined
  /** Why the load failed. */
  error?: { message: string } | null
  refetch?: () => unknown
}
