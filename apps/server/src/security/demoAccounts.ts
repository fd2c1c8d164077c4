import type { Database, Queryable } from '../database/Database.ts'
import { settings } from '../config/settings.ts'
import { verifyPassword } from './passwords.ts'

const PUBLISHED_PASSWORD = settings.DEMO_PASSWORD.fallback

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

export function isPublished(password: string): boolean {
  return password === PUBLISHED_PASSWORD
}

/**
 * Checks the newest account whose password was not yet compared with the published password. Marks the account as a
 * demo account if it has this password, and then also calls `onFound`. Calls `beforeMark` before it locks the account,
 * for a lock that must be taken first. Checks each account once, because nobody can choose the published password.
 * Returns false if no account was left.
 */
export async function checkNextAccount(
  database: Database,
  onFound: (transaction: Queryable, id: number) => Promise<void> = () => Promise.resolve(),
  beforeMark: (transaction: Queryable) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const [account] = await database.query<{ id: number; hash: string | null }>(
    'select id, password_hash as hash from app_user where not demo_checked order by id desc limit 1',
  )
  if (!account) return false
  const { id, hash } = account
  const isFound = hash !== null && (await verifyPassword(PUBLISHED_PASSWORD, hash))
  await database.transaction(async (transaction) => {
    if (isFound) await beforeMark(transaction)
    // Changes nothing if the password has changed, or if another server has checked the account in the meantime. Then
    // the next call checks a new password.
    const rows = await transaction.query(
      `update app_user set demo_checked = true, demo = demo or $3
       where id = $1 and password_hash is not distinct from $2 and not demo_checked returning id`,
      [id, hash, isFound],
    )
    if (isFound && rows.length > 0) await onFound(transaction, id)
  })
  return true
}

export async function markDemo(database: Queryable, id: number): Promise<void> {
  await database.query('update app_user set demo = true, demo_checked = true where id = $1 and not demo', [
    id,
  ])
}

/** Marks every account with the published password as a demo account. Takes about 30 ms for each unchecked account. */
export async function markDemoAccounts(database: Database): Promise<void> {
  while (await checkNextAccount(database));
}

/** Throws `DemoAccountsError` if at least one demo account is enabled. */
export async function refuseDemoAccounts(database: Queryable): Promise<void> {
  const enabled = await database.query<{ email: string }>(
    'select email from app_user where demo and not disabled order by email',
  )
  if (enabled.length > 0) throw new DemoAccountsError(enabled.map(({ email }) => email))
}
