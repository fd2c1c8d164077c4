/** What can run a statement: the database itself, or one transaction of it. */
export interface Queryable {
  /** Runs one statement with `$1…` parameters and answers its rows. Without parameters several statements may stand in the text. */
  query<Row = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<Row[]>
}

/**
 * The whole of what the server knows of its database, embedded or not.
 * int8 comes as a number, timestamptz as a Date, json parsed.
 */
export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws.
   * Inside, only the handed-in queryable may be used: the embedded database has one backend, and would wait for itself.
   */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
