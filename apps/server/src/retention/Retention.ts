import { BackgroundWork } from '../background/BackgroundWork.ts'
import type { Database, Queryable } from '../database/Database.ts'
import { dropIngestRecords, dropPositions, listDevicesBefore } from '../ingest/positionRetention.ts'
import { thinTrack } from '../measure/thinTrack.ts'
import { dropNotifications } from '../notifications/notificationRepository.ts'
import { dropCheckpoints, dropTrips, keepPoints, listTripsToThin, readTrack } from '../trips/tripRetention.ts'
import { acquireLock, vacuum } from './retentionRepository.ts'

/** Options of retention. */
export interface RetentionOptions {
  positionDays: number
  /** 0 keeps trips forever. */
  tripDays: number
  /** Undefined for the embedded database, which has no automatic vacuum. */
  databaseUrl?: string | undefined
  now?: () => number
  onError?: (error: unknown) => void
}

const dayMs = 86_400_000
const pace = { everyMs: 3_600_000, delayMs: 60_000, minPauseMs: 0, pauseFactor: 0 }
/** Days that data is kept beyond `positionDays`: positions of that age are still accepted. */
const graceDays = 1

/** Deletes old positions and thins the trips made from them. */
export class Retention {
  private readonly database: Database
  private readonly options: RetentionOptions
  private readonly now: () => number
  private readonly background: BackgroundWork
  private stopped = false

  constructor(database: Database, options: RetentionOptions) {
    this.database = database
    this.options = options
    this.now = options.now ?? Date.now
    this.background = new BackgroundWork(async () => {
      await this.runOnce().catch(options.onError ?? console.error)
      return false
    }, pace)
  }

  /** Runs once an hour until stopped. */
  start(): void {
    this.background.start()
  }

  /** Resolves when the current step is done. */
  async stop(): Promise<void> {
    this.stopped = true
    await this.background.stop()
  }

  /** Deletes all data that is too old; skips steps while another server runs them. */
  async runOnce(): Promise<void> {
    const now = this.now()
    const before = now - (this.options.positionDays + graceDays) * dayMs
    await this.step('records', async (transaction) => {
      await dropIngestRecords(transaction, before, now)
      await dropCheckpoints(transaction, before)
      return false
    })
    await this.step('notifications', (transaction) => dropNotifications(transaction, now))
    for (const id of await listDevicesBefore(this.database, before)) {
      await this.step(`positions ${id}`, (transaction) => dropPositions(transaction, id, before))
    }
    await this.step('thin trips', (transaction) => thinTrips(transaction, before))
    if (this.options.tripDays > 0) {
      await this.step('trips', (transaction) => dropTrips(transaction, now - this.options.tripDays * dayMs))
    }
    if (this.options.databaseUrl === undefined && !this.stopped) await vacuum(this.database)
  }

  /** Repeats a step, each time in its own transaction, while there is more to delete. */
  private async step(name: string, work: (transaction: Queryable) => Promise<boolean>): Promise<void> {
    let hasMore = true
    while (hasMore && !this.stopped) {
      hasMore = await this.database.transaction(
        async (transaction) => (await acquireLock(transaction, name)) && work(transaction),
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
