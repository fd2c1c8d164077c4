import { setTimeout } from 'node:timers/promises'
import type { Database } from '../database/Database.ts'
import { lookOnce } from './lookOnce.ts'

/** How often silences, trips and what other servers stored are looked for. */
const lookEveryMs = 5_000
/** Between two looks the database belongs to those who report, at least so long and four times as long as the look took. */
const shortestPauseMs = 1_000
const pauseShare = 4

/** Looks in the background for what users want to be told of, soon after it is stored. */
export class NotificationWatch {
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

  /** Ends after the look that is under way. */
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
        if (await lookOnce(this.database, Date.now())) this.isWanted = true
      } catch (error) {
        this.onError(error)
      }
      const pause = Math.max(shortestPauseMs, (performance.now() - began) * pauseShare)
      await setTimeout(pause, undefined, { signal: this.ending.signal }).catch(() => undefined)
    }
  }
}
