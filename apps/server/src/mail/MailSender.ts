import type { Database } from '../database/Database.ts'
import { HttpError } from '../http/HttpError.ts'
import { BackgroundWork, logError, hourly, repeatJob } from '../background/BackgroundWork.ts'
import { countRequest } from '../security/requestLimit.ts'
import {
  claimMail,
  type ClaimedMail,
  dropMail,
  holdRequest,
  postponeMail,
  recordFailure,
  queueMail,
} from './mailOutbox.ts'
import type { SendMail } from './smtpTransport.ts'
import { decideMail, type Decision, type TakeNotifications } from './writeMail.ts'
import { markExpiring } from '../security/ownTokens.ts'

/** The pauses between two e-mails leave the database time for requests, even if thousands of e-mails are queued. */
const PACE = { everyMs: 2_000, pauseFactor: 1, minPauseMs: 50 }
/** Maximum number of e-mails that all servers on one database together send in a time window. */
const LIMIT = { most: 200, windowS: 3_600 }
/** Maximum number of these that are notifications, so that a flood of them delays no link or security notice. */
const NOTIFICATIONS_LIMIT = { most: 100, windowS: 3_600 }

/**
 * The function that sends an e-mail, and the public URL of the dashboard. The links in the e-mails begin with this URL.
 */
interface MailRoute {
  send: SendMail
  publicUrl: string
  takeNotifications?: TakeNotifications
}

/**
 * Sends stored e-mail in the background. If `route` is null, it sends no e-mail; it only shows the requests for recovery
 * links to the administrators.
 */
export class MailSender {
  private readonly database: Database
  private readonly route: MailRoute | null
  private readonly onError: (error: unknown) => void
  private readonly work: BackgroundWork
  /** Until this time (of `performance.now`), the servers may send no more e-mails. */
  private pausedUntil = 0

  constructor(database: Database, route: MailRoute | null, onError: (error: unknown) => void = logError) {
    this.database = database
    this.route = route
    this.onError = onError
    this.work = new BackgroundWork(() => this.sendNext(), PACE)
  }

  start(): void {
    this.work.start()
  }

  stop(): Promise<void> {
    return this.work.stop()
  }

  runOnce(): Promise<void> {
    return this.work.runOnce()
  }

  /**
   * Sends the next e-mail that is due. Returns false if no e-mail was due, an error occurred, or the limit was reached.
   */
  private async sendNext(): Promise<boolean> {
    if (performance.now() < this.pausedUntil) return false
    try {
      const mail = await claimMail(this.database)
      if (!mail) return false
      const decision = await this.decide(mail)
      if (decision === 'limited') return false
      if (decision === null) await dropMail(this.database, mail.id)
      else if ('held' in decision) await holdRequest(this.database, mail.id, decision.held)
      else if (this.route) {
        const { to, content } = decision.mail
        try {
          await this.route.send(to, content)
          await dropMail(this.database, mail.id)
        } catch (error) {
          this.onError(withoutAddress(error, mail.purpose))
          await recordFailure(this.database, { ...mail, userId: decision.userId })
        }
      }
      return true
    } catch (error) {
      // Errors here come from the database, which can be unavailable. The e-mail stays stored, and `MailSender` tries
      // it again later.
      this.onError(error)
      return false
    }
  }

  /**
   * Decides what to do with an e-mail, and stores the token of its link before the e-mail is sent, because the link must
   * work when the e-mail arrives. If the limit is reached, the transaction is rolled back, so that the previous link of
   * the account keeps working; the sender pauses and leaves the other e-mails alone.
   */
  private async decide(mail: ClaimedMail): Promise<Decision | 'limited'> {
    try {
      return await this.database.transaction(async (transaction) => {
        const decision = await decideMail(transaction, mail, this.route)
        const isSent = decision !== null && 'mail' in decision
        if (isSent && mail.purpose === 'notifications')
          await countRequest(transaction, { purpose: 'mail', key: 'notifications' }, NOTIFICATIONS_LIMIT)
        if (isSent) await countRequest(transaction, { purpose: 'mail', key: 'all' }, LIMIT)
        return decision
      })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const seconds = error.retryAfter ?? 60
      if (mail.purpose !== 'notifications') this.pausedUntil = performance.now() + seconds * 1000
      await postponeMail(this.database, mail.id, seconds)
      return 'limited'
    }
  }
}

/**
 * Returns an error that omits the message of the mail server. That message can contain addresses, and the log must have
 * no personal data.
 */
function withoutAddress(error: unknown, purpose: string): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
  return new Error(`An e-mail (${purpose}) was not sent: ${code}`)
}

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
