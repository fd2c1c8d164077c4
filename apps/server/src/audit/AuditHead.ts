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

  /** `write` writes one line to the log; by default to standard error, whatever the log level is. */
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

  /** Writes the head if the audit log has a new entry. */
  async runOnce(): Promise<void> {
    const { id, hash } = await readHead(this.database)
    if (id === this.lastId) return
    this.write(JSON.stringify({ level: 30, time: Date.now(), msg: 'audit head', head: `${id}:${hash}` }))
    this.lastId = id
  }
}
