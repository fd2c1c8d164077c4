import type { Database, Queryable } from '../database/Database.ts'

/**
 * A running transaction, for code that expects a database. Each statement has a savepoint: one that fails, such as
 * for a duplicate, leaves the rest of the transaction usable, as it would outside.
 */
export function within(transaction: Queryable): Database {
  async function saved<Result>(work: () => Promise<Result>): Promise<Result> {
    await transaction.query('savepoint step')
    try {
      const result = await work()
      await transaction.query('release savepoint step')
      return result
    } catch (error) {
      await transaction.query('rollback to savepoint step')
      throw error
    }
  }
  return {
    query: (text, params) => saved(() => transaction.query(text, params)),
    transaction: (work) => saved(() => work(transaction)),
    close: async () => {},
  }
}
