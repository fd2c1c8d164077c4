import { setTimeout } from 'node:timers/promises'
import type { Database } from '../database/Database.ts'
import { devicesAtOnce, searchOneByOne, searchTrips } from './searchTrips.ts'

/** How often other servers' positions, and trips that end by silence, are looked for. */
const lookEveryMs = 5_000
/** Between two searches the database belongs to those who report, at least so long and twice as long as the search took. */
const shortestPauseMs = 400
const pauseShare = 2

/** Makes trips of positions in the background, soon after they are stored. */
export class TripSearch {
  private readonly database: Database
  private readonly onError: (error: unknown) => void
  private readonly ending = new AbortController()
  private timer: NodeJS.Timeout | undefined
  private working: Promise<void> | null = null
  private isWanted = false

  constructor(database: Database, onError: (error: unknown) => void = console.error) {
    this.database = database
    this.onError = onError
  }

  start(): void {
    this.timer = setInterval(() => this.wake(), lookEveryMs)
    this.wake()
  }

  /** Says that there are new positions. */
  wake(): void {
    this.isWanted = true
    if (this.ending.signal.aborted) return
    this.working ??= this.work().finally(() => {
      this.working = null
    })
  }

  /** Ends after the search that is under way. */
  async stop(): Promise<void> {
    this.ending.abort()
    clearInterval(this.timer)
    await this.working
  }

  private async work(): Promise<void> {
    while (this.isWanted && !this.ending.signal.aborted) {
      this.isWanted = false
      const began = performance.now()
      try {
        if ((await searchTrips(this.database, Date.now())) === devicesAtOnce) this.isWanted = true
      } catch {
        await this.searchOneByOne()
      }
      await this.pause(Math.max(shortestPauseMs, (performance.now() - began) * pauseShare))
    }
  }

  /** Whatever fails here is told; when the database is away, that is all that can be done. */
  private async searchOneByOne(): Promise<void> {
    try {
      await searchOneByOne(this.database, Date.now(), this.onError)
    } catch (error) {
      this.onError(error)
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    await setTimeout(milliseconds, undefined, { signal: this.ending.signal }).catch(() => undefined)
  }
}
