import { buildApp } from '../../apps/server/src/buildApp.ts'
import { readConfig } from '../../apps/server/src/config/config.ts'
import type { Database } from '../../apps/server/src/database/Database.ts'
import { openDatabase } from '../../apps/server/src/database/openDatabase.ts'
import { PositionIntake } from '../../apps/server/src/ingest/PositionIntake.ts'
import { MailSender } from '../../apps/server/src/mail/MailSender.ts'
import { createSmtpTransport } from '../../apps/server/src/mail/smtpTransport.ts'
import { loadReferenceData } from '../../apps/server/src/reference/loadReferenceData.ts'
import type { Place } from '../ingest/fleetDatabase.ts'

type App = Awaited<ReturnType<typeof buildApp>>

const publicUrl = 'https://armada.example'
const from = 'sikud@armada.example'

/** The server in this process, without network ports, with the worker that sends e-mail through an SMTP server. */
export class BenchApp {
  readonly database: Database
  readonly app: App
  readonly mail: MailSender
  private readonly intake: PositionIntake
  private networks = 0

  private constructor(database: Database, app: App, intake: PositionIntake, smtpUrl: string) {
    this.database = database
    this.app = app
    this.intake = intake
    const send = createSmtpTransport({ url: smtpUrl, from })
    this.mail = new MailSender(database, { send, publicUrl }, () => {})
  }

  /** Prepares an empty database and starts the server on it. */
  static async start(place: Place, smtpUrl: string): Promise<BenchApp> {
    const database = await openDatabase(place)
    await loadReferenceData(database)
    const config = readConfig({
      NODE_ENV: 'test',
      DEMO: '0',
      LOG_LEVEL: 'silent',
      SECRET_KEY: 'a key of the bench with 32 letters',
      GEOCODER_URL: 'http://127.0.0.1:9',
      TRUST_PROXY: '127.0.0.1',
      SMTP_URL: smtpUrl,
      MAIL_FROM: from,
      PUBLIC_URL: publicUrl,
    })
    const intake = new PositionIntake(database, config)
    return new BenchApp(database, await buildApp(config, database, intake), intake, smtpUrl)
  }

  /**
   * Requests a recovery link for an account, each time from a new network. Returns the response time in ms; null if the
   * server was overloaded.
   */
  async askForRecovery(email: string): Promise<number | null> {
    this.networks += 1
    const [high, low] = [Math.floor(this.networks / 250), this.networks % 250]
    const start = performance.now()
    const { statusCode } = await this.app.inject({
      method: 'POST',
      url: '/api/v1/auth/forgot-password',
      payload: { email },
      headers: { 'x-forwarded-for': `10.${Math.floor(high / 250)}.${high % 250}.${low}` },
    })
    if (statusCode !== 200 && statusCode !== 503) throw new Error(`The server returned ${statusCode}.`)
    return statusCode === 200 ? performance.now() - start : null
  }

  async close(): Promise<void> {
    await this.app.close()
    await this.intake.close()
    await this.database.close()
  }
}
