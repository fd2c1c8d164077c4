import type { Database } from '../database/Database.ts'
import { HttpError } from '../http/HttpError.ts'
import { BackgroundWork } from '../background/BackgroundWork.ts'
import { logError } from '../background/logError.ts'
import { limitRequests } from '../security/requestLimit.ts'
import { claimMail, dropMail, holdRequest, postponeMail, recordFailure } from './mailOutbox.ts'
import type { SendMail } from './smtpTransport.ts'
import { decideMail } from './writeMail.ts'

const PACE = { everyMs: 2_000, pauseFactor: 0, minPauseMs: 0 }
/** Maximum number of e-mails that all servers on one database together send in a time window. */
const LIMIT = { most: 200, windowS: 3_600 }

/**
 * The function that sends an e-mail, and the public URL of the dashboard. The links in the e-mails begin with this URL.
 */
export interface MailRoute {
  send: SendMail
  publicUrl: string
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

  /** Sends the next e-mail that is due. Returns false if no e-mail was due or an error occurred. */
  private async sendNext(): Promise<boolean> {
    try {
      const mail = await claimMail(this.database)
      if (!mail) return false
      // Stores the token of the link before it sends the e-mail, because the link must work when the e-mail arrives.
      const decision = await this.database.transaction((transaction) =>
        decideMail(transaction, mail, this.route?.publicUrl ?? null),
      )
      if (decision === null) await dropMail(this.database, mail.id)
      else if ('held' in decision) await holdRequest(this.database, mail.id, decision.held)
      else if (this.route) {
        const { to, content } = decision.mail
        try {
          await limitRequests(this.database, { purpose: 'mail', key: 'all' }, LIMIT)
          await this.route.send(to, content)
          await dropMail(this.database, mail.id)
        } catch (error) {
          if (error instanceof HttpError) await postponeMail(this.database, mail.id, error.retryAfter ?? 60)
          else {
            this.onError(withoutAddress(error, mail.purpose))
            await recordFailure(this.database, { ...mail, userId: decision.userId })
          }
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
}

/**
 * Returns an error that omits the message of the mail server. That message can contain addresses, and the log must have
 * no personal data.
 */
function withoutAddress(error: unknown, purpose: string): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
  return new Error(`An e-mail (${purpose}) was not sent: ${code}`)
}
