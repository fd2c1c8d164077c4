import { type CustomTypesConfig, Pool, type PoolClient, type PoolConfig, types as defaults } from 'pg'
import type { Database, Queryable } from './Database.ts'

const INT8 = 20

const types: CustomTypesConfig = {
  // Returns int8 as a number: the codes of administrative areas need int8, but are far below 2^53.
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- pg types the oid as an enum and sends any number
  getTypeParser: (oid: number, format) => (oid === INT8 ? Number : defaults.getTypeParser(oid, format)),
}

/** A database behind a connection pool; the pool connects to the embedded database through its socket. */
export class PoolDatabase implements Database {
  private readonly pool: Pool
  private readonly onClose: () => Promise<void>

  constructor(options: PoolConfig, onClose: () => Promise<void> = () => Promise.resolve()) {
    this.pool = new Pool({ max: 10, connectionTimeoutMillis: 5_000, ...options, types })
    // The pool replaces an idle connection that breaks. Without a listener, its error would end the process.
    this.pool.on('error', () => undefined)
    this.onClose = onClose
  }

  async query<Row>(text: string, params?: readonly unknown[]): Promise<Row[]> {
    return run<Row>(this.pool, text, params)
  }

  async transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect()
    let broken: Error | undefined
    // If the connection is lost between two statements, the client emits an error. Without a listener, this error would
    // end the process.
    const onError = (error: Error) => (broken = error)
    client.on('error', onError)
    try {
      await client.query('begin')
      const result = await work({ query: (text, params) => run(client, text, params) })
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(onError)
      throw error
    } finally {
      client.off('error', onError)
      client.release(broken)
    }
  }

  get waiting(): number {
    return this.pool.waitingCount
  }

  async close(): Promise<void> {
    await this.pool.end()
    await this.onClose()
  }
}

async function run<Row>(on: Pool | PoolClient, text: string, params?: readonly unknown[]): Promise<Row[]> {
  const { rows } = params ? await on.query(text, [...params]) : await on.query(text)
  return rows // `any` in the types of pg: the row type depends on the statement
}
