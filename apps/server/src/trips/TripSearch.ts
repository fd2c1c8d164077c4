import { setTimeout } from 'node:timers/promises'
import type { Database } from '../database/Database.ts'
import { devicesAtOnce, searchTrips } from './searchTrips.ts'

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
      } catch (error) {
        this.onError(error)
      }
      await this.pause(Math.max(shortestPauseMs, (performance.now() - began) * pauseShare))
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    await setTimeout(milliseconds, undefined, { signal: this.ending.signal }).catch(() => undefined)
  }
}
