import type { IntakeQueue } from './IntakeQueue.ts'

/** Pause after a batch: twice its duration, at most 100 ms. Without it, small batches would occupy the database. */
const MAX_PAUSE_MS = 100
const PAUSE_FACTOR = 2
/** The pause ends when half as many positions wait as were in the last batch, but at least this number. */
const MIN_ENOUGH = 200

/** Decides when the next batch begins: a small batch waits for more reports, a large one starts immediately. */
export class BatchPace {
  private readonly queue: IntakeQueue
  private pauseUntil = 0
  private enough = MIN_ENOUGH
  private endPause: (() => void) | null = null

  constructor(queue: IntakeQueue) {
    this.queue = queue
  }

  /** Call when a report is queued. */
  notice(): void {
    if (this.hasEnough) this.endPause?.()
  }

  /** Resolves when the next batch may begin. */
  async wait(): Promise<void> {
    const pauseMs = this.pauseUntil - performance.now()
    if (pauseMs <= 0 || this.hasEnough) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs)
      this.endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.endPause = null
  }

  /** Begins the pause after a batch. */
  finish({ positions, ms }: { positions: number; ms: number }): void {
    this.pauseUntil = performance.now() + Math.min(ms * PAUSE_FACTOR, MAX_PAUSE_MS)
    this.enough = Math.max(MIN_ENOUGH, positions / 2)
  }

  /** Half is enough: the clients of the other half still wait for the responses to their last reports. */
  private get hasEnough(): boolean {
    return this.queue.hasFullBatch || this.queue.positions >= this.enough
  }
}
