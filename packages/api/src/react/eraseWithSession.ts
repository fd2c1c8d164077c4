import { eraseInboxes } from '../base/browserInboxes.ts'
import type { FleetApp } from './FleetApp.ts'

/**
 * Erases the data of a user in this browser at sign-out, after a 401, and when somebody signs in: the last positions
 * and account, cached map tiles, and an inbox stored in this browser. `createDrafts` erases the drafts.
 */
export function eraseWithSession({ session, offlineData }: Pick<FleetApp, 'session' | 'offlineData'>) {
  return session.subscribe((change) => {
    // Another tab has erased the data already.
    if (change === 'elsewhere') return
    void offlineData.erase()
    eraseInboxes()
  })
}
