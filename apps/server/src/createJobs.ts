import type { Config } from './config/config.ts'
import type { Database } from './database/Database.ts'
import { NotificationWatch } from './notifications/NotificationWatch.ts'
import { PushProvider } from './push/PushProvider.ts'
import { PushSender } from './push/PushSender.ts'
import { Retention } from './retention/Retention.ts'
import { TripSearch } from './trips/TripSearch.ts'

/** Background work that repeats. */
export interface Job {
  start(): void
  /** Stops after the work in progress. */
  stop(): Promise<void>
  /** Runs once, now. */
  runOnce(): Promise<void>
}

/** Creates all background jobs of a server; call `onStored` after new positions are stored. */
export function createJobs(
  database: Database,
  config: Pick<Config, 'push' | 'positionDays' | 'tripDays' | 'databaseUrl'>,
): { all: readonly Job[]; onStored: () => void } {
  const trips = new TripSearch(database)
  const watch = new NotificationWatch(database)
  const retention = new Retention(database, config)
  const pushes = config.push ? [new PushSender(database, new PushProvider(config.push))] : []
  const onStored = () => {
    trips.wake()
    watch.wake()
  }
  return { all: [trips, watch, retention, ...pushes], onStored }
}
