import type { Database, Queryable } from '../database/Database.ts'
import { settings } from '../config/settings.ts'
import { verifyPassword } from './passwords.ts'

const PUBLISHED_PASSWORD = settings.DEMO_PASSWORD.fallback
/** Name of the row of `reference_data` that stores the highest account id that was checked so far. */
const CHECKED = 'demo_password_check'
/**
 * Number of accounts that are checked before the progress is stored. Each check computes a hash, which takes about 30
 * ms.
 */
const BATCH = 50

/** Thrown in production if accounts with the published password of the demo can sign in. */
export class DemoAccountsError extends Error {
  constructor(emails: readonly string[]) {
    super(
      [
        'With NODE_ENV=production the server does not start while demo accounts are enabled:',
        ...emails.map((email) => `  ${email}`),
        'Disable them: npm run disable-demo',
        'To remove the simulated fleet too: npm run disable-demo -- --remove-data',
      ].join('\n'),
    )
    this.name = 'DemoAccountsError'
  }
}

/** Marks every account with the published password as a demo account. Checks each account only once. */
export async function markDemoAccounts(database: Database): Promise<void> {
  let checked = await readChecked(database)
  for (;;) {
    const accounts = await database.query<{ id: number; hash: string }>(
      'select id, password_hash as hash from app_user where id > $1 and not demo order by id limit $2',
      [checked, BATCH],
    )
    const last = accounts.at(-1)
    if (last === undefined) return
    const ids: number[] = []
    for (const { id, hash } of accounts) if (await verifyPassword(PUBLISHED_PASSWORD, hash)) ids.push(id)
    checked = last.id
    await database.transaction(async (transaction) => {
      await transaction.query('update app_user set demo = true where id = any($1::int[])', [ids])
      await transaction.query(
        `insert into reference_data (name, version) values ($1, $2)
         on conflict (name) do update set version = excluded.version`,
        [CHECKED, String(checked)],
      )
    })
  }
}

async function readChecked(database: Queryable): Promise<number> {
  const [row] = await database.query<{ version: string }>(
    'select version from reference_data where name = $1',
    [CHECKED],
  )
  return Number(row?.version ?? 0)
}

/** Throws `DemoAccountsError` if at least one demo account is enabled. */
export async function refuseDemoAccounts(database: Queryable): Promise<void> {
  const enabled = await database.query<{ email: string }>(
    'select email from app_user where demo and not disabled order by email',
  )
  if (enabled.length > 0) throw new DemoAccountsError(enabled.map(({ email }) => email))
}

/**
 * Disables the demo accounts and ends their sessions, so that they also get no push notifications. Returns their e-mail
 * addresses.
 */
export async function disableDemoAccounts(transaction: Queryable): Promise<string[]> {
  const accounts = await transaction.query<{ email: string }>(
    'update app_user set disabled = true where demo and not disabled returning email',
  )
  await transaction.query(
    'delete from session_token using app_user where app_user.id = session_token.user_id and demo',
  )
  return accounts.map(({ email }) => email).toSorted()
}
