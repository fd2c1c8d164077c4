import { AuditHead } from './audit/verifyChain.ts'
import { BackupJob } from './backup/BackupJob.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/Database.ts'
import { ClockCheck } from './ingest/ClockCheck.ts'
import { MailSender, ApiTokenExpiry } from './mail/MailSender.ts'
import { createSmtpTransport } from './mail/smtpTransport.ts'
import { takeMailed } from './notifications/notificationMails.ts'
import { NotificationWatch } from './notifications/NotificationWatch.ts'
import { PushProvider } from './push/PushProvider.ts'
import { PushSender } from './push/PushSender.ts'
import { checkDemoPasswords } from './records/user/disableDemoAccounts.ts'
import { Retention } from './retention/Retention.ts'
import { TripSearch } from './trips/TripSearch.ts'

export interface Job {
  start(): void
  /** Finishes the work in progress, then stops. */
  stop(): Promise<void>
  runOnce(): Promise<void>
}

/**
 * Creates all background jobs of a server. Call the returned `onStored` after positions are stored: it wakes the jobs
 * that process new positions.
 */
export function createJobs(
  database: Database,
  config: Pick<
    Config,
    | 'mail'
    | 'publicUrl'
    | 'push'
    | 'positionDays'
    | 'tripDays'
    | 'auditDays'
    | 'backup'
    | 'dataDir'
    | 'databaseUrl'
    | 'production'
  >,
): { all: readonly Job[]; onStored: () => void } {
  const trips = new TripSearch(database)
  const { mail, publicUrl } = config
  const hasMail = mail !== null && publicUrl !== null
  const watch = new NotificationWatch(database, { hasMail })
  const retention = new Retention(database, config)
  const mails = new MailSender(
    database,
    mail && publicUrl !== null
      ? { send: createSmtpTransport(mail), publicUrl, takeNotifications: takeMailed }
      : null,
  )
  const pushes = config.push ? [new PushSender(database, new PushProvider(config.push))] : []
  const backups = config.backup ? [new BackupJob(database, config.backup, config)] : []
  const expiry = mail ? [new ApiTokenExpiry(database)] : []
  const onStored = () => {
    trips.wake()
    watch.wake()
  }
  return {
    all: [
      trips,
      watch,
      retention,
      new ClockCheck(database, config),
      new AuditHead(database),
      checkDemoPasswords(database, config),
      mails,
      ...expiry,
      ...pushes,
      ...backups,
    ],
    onStored,
  }
}
