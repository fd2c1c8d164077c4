import type { Database, Queryable } from '../database/Database.ts'
import { dropIngestRecords, dropPositions, listDevicesBefore } from '../ingest/positionRetention.ts'
import { thinTrack } from '../measure/thinTrack.ts'
import { dropNotifications } from '../notifications/notificationRepository.ts'
import { dropCheckpoints, dropTrips, keepPoints, listTripsToThin, readTrack } from '../trips/tripRetention.ts'
import { isAlone, vacuum } from './retentionRepository.ts'

/** How long things are kept, and the clock. */
export interface RetentionOptions {
  positionDays: number
  /** 0 for ever. */
  tripDays: number
  /** A server of its own vacuums by itself; the embedded database has nobody else to do it. */
  databaseUrl?: string | undefined
  now?: () => number
  onError?: (error: unknown) => void
}

const dayMs = 86_400_000
const hourMs = 3_600_000
/** Starting has other things to do first. */
const firstAfterMs = 60_000
/** What comes late is taken until it is as old as positions get; what it belongs to is kept a day longer. */
const graceDays = 1

/** Forgets positions that are older than what is kept, and thins the trips that were made of them. */
export class Retention {
  private readonly database: Database
  private readonly options: RetentionOptions
  private readonly now: () => number
  private timer: NodeJS.Timeout | undefined
  private working: Promise<void> | null = null
  private stopped = false

  constructor(database: Database, options: RetentionOptions) {
    this.database = database
    this.options = options
    this.now = options.now ?? Date.now
  }

  /** Tidies up once an hour, until it is stopped. */
  start(): void {
    this.plan(firstAfterMs)
  }

  /** Ends after the step that is under way. */
  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    await this.working
  }

  /** Forgets all that is too old by now; another server that is at it already is left alone. */
  async runOnce(): Promise<void> {
    const now = this.now()
    const before = now - (this.options.positionDays + graceDays) * dayMs
    await this.step(async (transaction) => {
      await dropIngestRecords(transaction, before, now)
      await dropCheckpoints(transaction, before)
      return false
    })
    await this.step((transaction) => dropNotifications(transaction, now))
    for (const id of await listDevicesBefore(this.database, before)) {
      await this.step((transaction) => dropPositions(transaction, id, before))
    }
    await this.step((transaction) => thinTrips(transaction, before))
    if (this.options.tripDays > 0) {
      await this.step((transaction) => dropTrips(transaction, now - this.options.tripDays * dayMs))
    }
    if (this.options.databaseUrl === undefined && !this.stopped) await vacuum(this.database)
  }

  private plan(after: number): void {
    this.timer = setTimeout(() => {
      this.working = this.runOnce()
        .catch(this.options.onError ?? console.error)
        .finally(() => {
          if (!this.stopped) this.plan(hourMs)
        })
    }, after)
    this.timer.unref()
  }

  /** Repeats a piece of work, each in a transaction of its own, while there is more of it. */
  private async step(work: (transaction: Queryable) => Promise<boolean>): Promise<void> {
    let hasMore = true
    while (hasMore && !this.stopped) {
      hasMore = await this.database.transaction(
        async (transaction) => (await isAlone(transaction)) && work(transaction),
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
