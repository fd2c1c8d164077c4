import { dropAccess } from '../audit/accessLog.ts'
import { dropEntries } from '../audit/auditRepository.ts'
import { type BackgroundWork, hourly, repeatJob } from '../background/BackgroundWork.ts'
import { checkServerClock, describeAhead, mayDelete } from '../clock/serverClock.ts'
import type { Database, Queryable } from '../database/Database.ts'
import { dropOldCounts, dropOldRefused } from '../ingest/arrivalRepository.ts'
import { addDays, daysAround, dropDays, startOfDay } from '../ingest/positionDays.ts'
import { dropOldEngineRuns } from '../ingest/engineRuns.ts'
import { dropOldQuarantine } from '../ingest/quarantineRepository.ts'
import { dropOldUnknownDevices } from '../ingest/unknownDeviceRepository.ts'
import { thinTrack } from '../measure/thinTrack.ts'
import { dropOldChanges } from '../links/emailChanges.ts'
import { dropOldMail } from '../mail/mailOutbox.ts'
import { dropNotifications } from '../notifications/notificationRepository.ts'
import { dropOldRuns } from '../operations/serverRuns.ts'
import { dropUnverified } from '../records/auth/registrationRepository.ts'
import { dropOldImports } from '../records/import/importRepository.ts'
import { dropOldRecordChanges } from '../records/changes/undoRepository.ts'
import { dropExpiredKeys } from '../safeWrites/createOnce.ts'
import { dropCheckpoints, dropTrips, keepPoints, listTripsToThin, readTrack } from '../trips/tripRetention.ts'

interface RetentionOptions {
  positionDays: number
  /** 0 keeps trips forever. */
  tripDays: number
  auditDays: number
  /** Undefined for the embedded database; it has no automatic vacuum, so retention runs one. */
  databaseUrl?: string | undefined
  now?: () => number
  /** Writes a line to the log; by default to standard error, whatever log level is set. */
  write?: (line: string) => void
  onError?: (error: unknown) => void
}

/** Deletes a batch of old data; returns whether more old data can remain. */
type Step = (transaction: Queryable) => Promise<boolean>

const dayMs = 86_400_000
/**
 * Data is kept this many days longer than `positionDays`, because the server accepts positions that are up to
 * `positionDays` old.
 */
const graceDays = 1
/** The access log is kept as long as trips, and at least a year. */
const MIN_ACCESS_DAYS = 365

/**
 * Deletes old data, simplifies old trips (`thinTrack`), and creates the partitions for the positions of the next days.
 */
export class Retention {
  private readonly database: Database
  private readonly options: RetentionOptions
  private readonly now: () => number
  private readonly write: (line: string) => void
  private readonly background: BackgroundWork
  private stopped = false

  constructor(database: Database, options: RetentionOptions) {
    this.database = database
    this.options = options
    this.now = options.now ?? Date.now
    this.write = options.write ?? ((line) => void process.stderr.write(`${line}\n`))
    this.background = repeatJob(() => this.runOnce(), hourly, options.onError)
  }

  start(): void {
    this.background.start()
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.background.stop()
  }

  /**
   * Deletes all data that is too old, unless the clock may be wrong. Skips a step while another server runs it. If a step
   * fails, for example because a query blocks it, the other steps still run, and the errors are thrown at the end.
   */
  async runOnce(): Promise<void> {
    const now = this.now()
    const clock = await checkServerClock(this.database, now)
    if (clock.isAhead) this.write(describeAhead(clock))
    const errors: unknown[] = []
    for (const step of this.steps(now)) {
      if (this.stopped) break
      await step().catch((error: unknown) => errors.push(error))
    }
    if (errors.length > 0)
      throw errors.length === 1 ? errors[0] : new AggregateError(errors, 'retention failed')
  }

  private steps(now: number): (() => Promise<void>)[] {
    const { positionDays, tripDays, auditDays, databaseUrl } = this.options
    const before = now - (positionDays + graceDays) * dayMs
    const step = (name: string, work: Step) => () => this.step(name, now, work)
    const tripSteps = [
      step('trips', (transaction) => dropTrips(transaction, now - tripDays * dayMs)),
      step('access', (transaction) =>
        dropAccess(transaction, now - Math.max(tripDays, MIN_ACCESS_DAYS) * dayMs),
      ),
    ]
    return [
      () => addDays(this.database, daysAround(now)),
      step('records', async (transaction) => {
        await dropOldCounts(transaction, now)
        await dropOldUnknownDevices(transaction, now)
        await dropOldRefused(transaction, before)
        await dropOldQuarantine(transaction, now)
        await dropOldEngineRuns(transaction, now)
        await dropCheckpoints(transaction, before)
        return false
      }),
      step('accounts', async (transaction) => {
        await dropOldMail(transaction)
        await dropUnverified(transaction)
        await dropOldChanges(transaction)
        await dropExpiredKeys(transaction)
        await dropOldImports(transaction)
        await dropOldRecordChanges(transaction)
        return false
      }),
      step('runs', async (transaction) => {
        await dropOldRuns(transaction)
        return false
      }),
      step('audit', (transaction) => dropEntries(transaction, now - auditDays * dayMs)),
      step('notifications', (transaction) => dropNotifications(transaction, now)),
      step('positions', (transaction) => dropDays(transaction, startOfDay(before))),
      step('thin trips', (transaction) => thinTrips(transaction, before)),
      ...(tripDays > 0 ? tripSteps : []),
      ...(databaseUrl === undefined ? [() => vacuum(this.database)] : []),
    ]
  }

  /** Repeats a step, each time in its own transaction, while there is more to delete and the clock is trusted. */
  private async step(name: string, now: number, work: Step): Promise<void> {
    let hasMore = true
    while (hasMore && !this.stopped) {
      hasMore = await this.database.transaction(
        async (transaction) =>
          (await acquireLock(transaction, name)) && (await mayDelete(transaction, now)) && work(transaction),
      )
    }
  }
}

async function thinTrips(transaction: Queryable, before: number): Promise<boolean> {
  const ids = await listTripsToThin(transaction, before)
  for (const id of ids) {
    const points = await readTrack(transaction, id)
    const seqs = thinTrack(points).flatMap((index) => points[index]?.seq ?? [])
    await keepPoints(transaction, id, seqs)
  }
  return ids.length > 0
}

/** First key of the advisory locks for the steps of retention: an arbitrary number that no other lock uses. */
const retentionLock = 5_120_041

/**
 * Acquires the lock of a retention step until the transaction ends; returns false while another server has it. Each
 * step has its own lock. With one lock for all steps, two servers could both skip the same step.
 */
async function acquireLock(transaction: Queryable, step: string): Promise<boolean> {
  const [lock] = await transaction.query<{ mine: boolean }>(
    'select pg_try_advisory_xact_lock($1, hashtext($2)) as mine',
    [retentionLock, step],
  )
  return lock?.mine === true
}

const busyTables = [
  'last_position',
  'device_contact',
  'engine_run',
  'position_count',
  'quarantined_position',
  'trip_work',
  'trip_checkpoint',
  'gps_session',
  'gps_point',
  'trip_share',
  'position',
  'notification',
  'notification_count',
  'notification_watch',
  'fleet_event',
  'running_trip',
  'simulated_fix',
  'push_message',
  'push_sending',
  'login_attempt',
  'unknown_device',
  'access_log',
]

/**
 * Frees the space of deleted rows and updates the planner statistics. Runs one statement for each table, so that other
 * statements of the embedded database can run in between.
 */
async function vacuum(database: Queryable): Promise<void> {
  for (const table of busyTables) await database.query(`vacuum (analyze) ${table}`)
}
