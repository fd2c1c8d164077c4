import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../../apps/server/src/database/Database.ts'

const PAUSE_MS = 50

/** Writes single rows in sequence through HAProxy, to measure how long a failover lasts. */
export class Prober {
  private readonly database: Database
  private readonly stored: number[] = []
  /** The time at which each row was acknowledged, from `performance.now()`. */
  private readonly times: number[] = []
  private running: Promise<void> | null = null
  private ended = false
  private next = 1

  constructor(database: Database) {
    this.database = database
  }

  async start(): Promise<void> {
    await this.database.query('create table cluster_probe (n integer primary key)')
    this.running = this.run()
  }

  /** Resolves after the first successful write that began after this call. */
  async untilWrite(): Promise<void> {
    const before = this.next
    while ((this.stored.at(-1) ?? 0) <= before) await setTimeout(PAUSE_MS)
  }

  /** Returns the longest time in seconds without a write after `since`, a time from `performance.now()`. */
  longestGapS(since: number): number {
    const times = this.times.filter((time) => time >= since)
    return Math.max(...times.map((time, nth) => time - (times[nth - 1] ?? since))) / 1_000
  }

  /** Stops writing; returns the number of acknowledged rows that are missing. */
  async stop(): Promise<number> {
    this.ended = true
    await this.running
    const rows = await this.database.query<{ n: number }>('select n from cluster_probe')
    const found = new Set(rows.map(({ n }) => n))
    await this.database.query('drop table cluster_probe')
    return this.stored.filter((n) => !found.has(n)).length
  }

  private async run(): Promise<void> {
    for (; !this.ended; this.next += 1) {
      await this.database
        .query('insert into cluster_probe values ($1)', [this.next])
        .then(() => {
          this.stored.push(this.next)
          this.times.push(performance.now())
        })
        .catch(() => undefined)
      await setTimeout(PAUSE_MS)
    }
  }
}
