export interface Queryable {
  /**
   * Runs one statement with `$1…` parameters and returns its rows. Without parameters, `text` can contain several
   * statements.
   */
  query<Row = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<Row[]>
}

/**
 * The embedded database or a PostgreSQL server.
 * Returns int8 as a number, timestamptz as a Date and json as the parsed value.
 */
export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back when it throws. `work` must use only the given
   * queryable, because the embedded database has one backend: another query would deadlock.
   */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>
  /** Number of queries that wait for a connection. */
  readonly waiting?: number
  close(): Promise<void>
}
