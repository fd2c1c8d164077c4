import { lockAuthority } from '../../authority/mayManage.ts'
import { BackgroundWork } from '../../background/BackgroundWork.ts'
import { logError } from '../../background/logError.ts'
import type { Database, Queryable } from '../../database/Database.ts'
import { checkNextAccount } from '../../security/demoAccounts.ts'
import { disablePublished } from './disableDemoAccounts.ts'

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
