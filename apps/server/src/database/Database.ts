/** Runs statements: the database itself, or one transaction. */
export interface Queryable {
  /** Runs one statement with `$1…` parameters and returns its rows. Without parameters the text may hold several statements. */
  query<Row = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<Row[]>
}

/**
 * The database, embedded or not.
 * int8 comes as a number, timestamptz as a Date, json parsed.
 */
export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws.
   * Use only the given queryable inside: the embedded database has one backend and would deadlock.
   */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
