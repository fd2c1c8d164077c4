import { writeAudit } from '../../audit/writeAudit.ts'
import { lockAuthority } from '../../authority/mayManage.ts'
import type { Queryable, Database } from '../../database/Database.ts'
import { markDemo, checkNextAccount } from '../../security/demoAccounts.ts'
import { disableAccount } from './accountHandlers.ts'
import { withdrawLinks } from './userRepository.ts'
import { BackgroundWork, logError } from '../../background/BackgroundWork.ts'

const source = { command: 'disable-demo' }

/**
 * Disables the demo accounts, and ends all that they own and handed out. Does this also for those that were disabled
 * before. Returns the e-mail addresses of the others.
 */
export async function disableDemoAccounts(transaction: Queryable): Promise<string[]> {
  await lockAuthority(transaction)
  const accounts = await transaction.query<{ id: number; email: string; disabled: boolean }>(
    'select id, email, disabled from app_user where demo order by email',
  )
  for (const { id } of accounts) await disableAccount(transaction, id)
  await withdrawLinks(transaction, source)
  return accounts.filter(({ disabled }) => !disabled).map(({ email }) => email)
}

/**
 * Disables an account that has the published password of the demo, so that nobody can use it, and ends all that it owns
 * and handed out.
 */
export async function disablePublished(transaction: Queryable, id: number): Promise<void> {
  await lockAuthority(transaction)
  await disableAccount(transaction, id)
  await markDemo(transaction, id)
  await withdrawLinks(transaction, source)
  await writeAudit(transaction, source, { subject: { type: 'user', id } })
}

/** A check computes a password hash. The pause leaves the processor and the hash queue to the sign-ins. */
const PACE = { everyMs: 3_600_000, pauseFactor: 4, minPauseMs: 100 }

/**
 * Returns background work that looks for accounts with the published password of the demo: one at a time, the newest
 * first. In production it disables the accounts that it finds.
 */
export function checkDemoPasswords(
  database: Database,
  { production }: { production: boolean },
  onError: (error: unknown) => void = logError,
): BackgroundWork {
  const onFound = async (transaction: Queryable, id: number) => {
    if (!production) return
    await disablePublished(transaction, id)
    onError(new Error(`Account ${id} has the published password of the demo, so it was disabled.`))
  }
  const checkNext = () =>
    checkNextAccount(database, onFound, lockAuthority).catch((error: unknown) => {
      onError(error)
      return false
    })
  return new BackgroundWork(checkNext, PACE)
}
