import { type BackgroundWork, hourly, repeatJob } from '../background/BackgroundWork.ts'
import type { Database } from '../database/Database.ts'
import { markExpiring } from '../security/apiTokens/ownTokens.ts'
import { queueMail } from './mailOutbox.ts'

/** The owner of an API token gets an e-mail this many days before the token expires. */
const DAYS_BEFORE = 14

/** Sends the owner of an API token one e-mail before the token expires, if the owner has a verified address. */
export class ApiTokenExpiry {
  private readonly database: Database
  private readonly background: BackgroundWork

  constructor(database: Database, onError?: (error: unknown) => void) {
    this.database = database
    this.background = repeatJob(() => this.runOnce(), hourly, onError)
  }

  /** Runs once an hour until stopped. */
  start(): void {
    this.background.start()
  }

  stop(): Promise<void> {
    return this.background.stop()
  }

  /**
   * Queues the e-mails that are due. If two servers do this at the same time, only one of them queues the e-mail about
   * a token.
   */
  async runOnce(): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const expiring = await markExpiring(transaction, DAYS_BEFORE)
      for (const { userId, name, expiresAt, language } of expiring) {
        const detail = { tokens: [name], time: expiresAt.toISOString() }
        // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
        await queueMail(transaction, { purpose: 'tokenExpiring', userId, language, detail })
      }
    })
  }
}
