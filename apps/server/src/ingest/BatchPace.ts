import type { IntakeQueue } from './IntakeQueue.ts'

/**
 * The pause after a batch is twice as long as the batch took, but at most 100 ms. Without a pause, many small batches
 * would keep the database busy.
 */
const MAX_PAUSE_MS = 100
const PAUSE_FACTOR = 2
/** The pause ends early when enough positions wait: half as many as in the last batch, but at least this number. */
const MIN_ENOUGH = 200

/**
 * Decides when the next batch begins. If few positions wait, it pauses to collect more; if many wait, the batch begins
 * at once.
 */
export class BatchPace {
  private readonly queue: IntakeQueue
  private pauseUntil = 0
  private enough = MIN_ENOUGH
  private endPause: (() => void) | null = null

  constructor(queue: IntakeQueue) {
    this.queue = queue
  }

  /** Ends the pause if enough positions wait. Call it whenever a report is queued. */
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

  /**
   * Whether enough positions wait for the next batch. Half as many as in the last batch are enough: many clients of the
   * last batch still wait for the response to their report, and send nothing new before it arrives.
   */
  private get hasEnough(): boolean {
    return this.queue.hasFullBatch || this.queue.positions >= this.enough
  }
}
