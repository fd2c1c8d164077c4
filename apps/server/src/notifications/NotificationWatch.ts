import { BackgroundWork } from '../background/BackgroundWork.ts'
import type { Database } from '../database/Database.ts'
import { lookOnce } from './lookOnce.ts'

/** Silences, trips and what other servers stored are looked for unasked. */
const pace = { everyMs: 5_000, shortestPauseMs: 1_000, pauseShare: 4 }

/** Looks in the background for what users want to be told of, soon after it is stored. */
export class NotificationWatch extends BackgroundWork {
  constructor(database: Database, onError: (error: unknown) => void = console.error) {
    super(() => look(database, onError), pace)
  }
}

async function look(database: Database, onError: (error: unknown) => void): Promise<boolean> {
  try {
    return await lookOnce(database, Date.now())
  } catch (error) {
    onError(error)
    return false
  }
}
