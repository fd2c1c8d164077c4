/** Rows to choose from that come from elsewhere, and how that went; the result of a TanStack query is one. */
export interface Choices<Row> {
  /** Undefined until they are there. */
  data: readonly Row[] | undefined
  /** Why they could not be had. */
  error?: { message: string } | null
  refetch?: () => unknown
}
