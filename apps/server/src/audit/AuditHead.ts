import { type BackgroundWork, hourly, repeatJob } from '../background/BackgroundWork.ts'
import type { Database } from '../database/Database.ts'
import { readHead } from './verifyChain.ts'

/**
 * Writes the head of the audit log (the id and the hash of the last entry) to the server log once an hour, to keep a
 * copy outside the database.
 */
export class AuditHead {
  private readonly database: Database
  private readonly write: (line: string) => void
  private readonly background: BackgroundWork
  private lastId = 0

  /** `write` prints one line. By default it prints to standard error, and the configured log level has no effect. */
  constructor(database: Database, write = (line: string) => void process.stderr.write(`${line}\n`)) {
    this.database = database
    this.write = write
    this.background = repeatJob(() => this.runOnce(), hourly)
  }

  start(): void {
    this.background.start()
  }

  stop(): Promise<void> {
    return this.background.stop()
  }

  /** Writes the head to the server log if the audit log has a new entry since the last run. */
  async runOnce(): Promise<void> {
    const { id, hash } = await readHead(this.database)
    if (id === this.lastId) return
    this.write(JSON.stringify({ level: 30, time: Date.now(), msg: 'audit head', head: `${id}:${hash}` }))
    this.lastId = id
  }
}
