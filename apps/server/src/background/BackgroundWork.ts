import { setTimeout } from 'node:timers/promises'

/** When work is done, in milliseconds. */
export interface WorkPace {
  /** So often although nobody asked for it. */
  everyMs: number
  /** Between two turns the database belongs to others: at least so long, and this share of how long the turn took. */
  shortestPauseMs: number
  pauseShare: number
}

/** Does one thing again and again in the background, soon after somebody asks for it. */
export class BackgroundWork {
  private readonly turn: () => Promise<boolean>
  private readonly pace: WorkPace
  private readonly ending = new AbortController()
  private timer: NodeJS.Timeout | undefined
  private working: Promise<void> | null = null
  private isWanted = false

  /** `turn` answers whether there is more to do, and never rejects. */
  constructor(turn: () => Promise<boolean>, pace: WorkPace) {
    this.turn = turn
    this.pace = pace
  }

  start(): void {
    this.timer = setInterval(() => this.wake(), this.pace.everyMs)
    this.wake()
  }

  /** Says that there is something to do. */
  wake(): void {
    this.isWanted = true
    if (this.ending.signal.aborted) return
    this.working ??= this.work().finally(() => {
      this.working = null
    })
  }

  /** Ends after the turn that is under way. */
  async stop(): Promise<void> {
    this.ending.abort()
    clearInterval(this.timer)
    await this.working
  }

  /** Does at once what there is to do. */
  async runOnce(): Promise<void> {
    while (await this.turn());
  }

  private async work(): Promise<void> {
    const { shortestPauseMs, pauseShare } = this.pace
    while (this.isWanted && !this.ending.signal.aborted) {
      this.isWanted = false
      const began = performance.now()
      if (await this.turn()) this.isWanted = true
      const pause = Math.max(shortestPauseMs, (performance.now() - began) * pauseShare)
      await setTimeout(pause, undefined, { signal: this.ending.signal }).catch(() => undefined)
    }
  }
}
