import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { readFileSync } from 'node:fs'
import { type BackgroundWork, repeatJob } from '../background/BackgroundWork.ts'
import type { Database } from '../database/Database.ts'
import { endRun, refreshRun } from './serverRuns.ts'

const pace = { everyMs: 15_000, minPauseMs: 0, pauseFactor: 0 }
/** A server counts as stopped if its last heartbeat is older than this, in milliseconds. */
export const ALIVE_MS = 60_000

export interface ProcessFigures {
  readonly waitingPositions: number
  /** How long the oldest of these positions has waited, in seconds. */
  readonly oldestWaitingS: number
  /** Positions stored since the start. */
  readonly storedPositions: number
  readonly liveReaders: number
}

/**
 * Updates a row in the database every 15 seconds while this server runs. The row contains the current figures of the
 * server, so each server can show the figures of all servers.
 */
export class Heartbeat {
  private readonly database: Database
  private readonly figures: ProcessFigures
  private readonly background: BackgroundWork
  private readonly id = randomUUID()
  private reported = 0

  constructor(database: Database, figures: ProcessFigures) {
    this.database = database
    this.figures = figures
    this.background = repeatJob(
      () => this.runOnce(),
      pace,
      // Ignores errors: the next run stores the figures that this run could not store.
      () => undefined,
    )
  }

  start(): void {
    this.background.start()
  }

  async stop(): Promise<void> {
    await this.background.stop()
    await this.runOnce()
      .then(() => endRun(this.database, this.id))
      .catch(() => undefined)
  }

  async runOnce(): Promise<void> {
    const { waitingPositions, oldestWaitingS, storedPositions, liveReaders } = this.figures
    const run = { waitingPositions, oldestWaitingS, liveReaders }
    await refreshRun(
      this.database,
      { id: this.id, host: hostname(), version: VERSION, ...run },
      storedPositions - this.reported,
    )
    this.reported = storedPositions
  }
}

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

export const VERSION = version
