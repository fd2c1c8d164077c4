import { BackgroundWork } from '../background/BackgroundWork.ts'
import type { Database } from '../database/Database.ts'
import { devicesAtOnce, searchOneByOne, searchTrips } from './searchTrips.ts'

/** Other servers' positions, and trips that end by silence, are looked for unasked. */
const pace = { everyMs: 5_000, shortestPauseMs: 400, pauseShare: 2 }

/** Makes trips of positions in the background, soon after they are stored. */
export class TripSearch extends BackgroundWork {
  constructor(database: Database, onError: (error: unknown) => void = console.error) {
    super(() => search(database, onError), pace)
  }
}

async function search(database: Database, onError: (error: unknown) => void): Promise<boolean> {
  try {
    return (await searchTrips(database, Date.now())) === devicesAtOnce
  } catch {
    // Whatever fails now is told; when the database is away, that is all that can be done.
    await searchOneByOne(database, Date.now(), onError).catch(onError)
    return false
  }
}
