import { randomBytes } from 'node:crypto'
import type { Database, Queryable } from '../database/Database.ts'
import { DemoSimulator } from './DemoSimulator.ts'
import { DemoTicker } from './DemoTicker.ts'
import { seedFleet } from './seedFleet.ts'
import { ensureDemoSignIn, seedPeople } from './seedPeople.ts'

export interface DemoOptions {
  email: string
  /** Null creates a random password at each start. */
  password: string | null
  /** The clock; for tests. */
  now?: () => number
  /** Hears what goes wrong while the demo runs; by default it is written to the console. */
  onError?: (error: unknown) => void
}

export interface RunningDemo {
  /** What signs in; null where the account with the demo's address is not one of the demo and was left as it is. */
  signIn: { email: string; password: string } | null
  /** Resolves when the three days behind now are stored; the demo drives before that. */
  seeded: Promise<void>
  stop(): Promise<void>
}

/** Any number that no other lock of the server uses. */
const seedLock = 5_120_031

/** Makes the demo fleet and lets it drive. Sign-in works when this resolves; older trips follow. Throws in production. */
export async function startDemo(database: Database, options: DemoOptions): Promise<RunningDemo> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error(
      'The demo fleet is simulated and never runs in production: unset NODE_ENV=production or set DEMO=0.',
    )
  }
  const signIn = { email: options.email, password: options.password ?? randomBytes(12).toString('base64url') }
  const { isOurs, passwordHash } = await ensureDemoSignIn(database, signIn)
  await database.transaction((transaction) => seedOnce(transaction, passwordHash))
  const ticker = new DemoTicker(
    database,
    new DemoSimulator(),
    options.now ?? Date.now,
    options.onError ?? console.error,
  )
  await ticker.tick()
  const seeded = ticker.seed()
  ticker.start()
  return { signIn: isOurs ? signIn : null, seeded, stop: () => ticker.stop() }
}

/** People and fleet are made once in the life of a database: what somebody deletes afterwards stays away. */
async function seedOnce(database: Queryable, passwordHash: string): Promise<void> {
  await database.query('select pg_advisory_xact_lock($1)', [seedLock])
  const marked = await database.query(
    "insert into reference_data (name, version) values ('demo', '1') on conflict (name) do nothing returning name",
  )
  if (marked.length === 0) return
  await seedPeople(database, passwordHash)
  await seedFleet(database)
}
