import { IntakeFullError, type TrackerReport } from './Intake.ts'

export interface QueuedReport {
  report: TrackerReport
  /** Time of arrival, from `performance.now()`. */
  since: number
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * The maximum number of positions in the whole queue, of one device, and in one batch. A heartbeat counts as one
 * position.
 */
export interface IntakeLimits {
  all: number
  device: number
  batch: number
}

/** Number of seconds after which the client should retry. */
const RETRY_AFTER_S = 5

/** A first-in, first-out queue of reports. It limits the positions in total and of each device. */
export class IntakeQueue {
  private readonly limits: IntakeLimits
  private readonly queued: QueuedReport[] = []
  private readonly sizeByDevice = new Map<string, number>()
  private size = 0
  private currentBatch: readonly QueuedReport[] = []

  constructor(limits: IntakeLimits) {
    this.limits = limits
  }

  get isEmpty(): boolean {
    return this.queued.length === 0
  }

  get positions(): number {
    return this.size
  }

  /** Time when the oldest report that is not stored yet arrived; null if all are stored. */
  get oldestSince(): number | null {
    return (this.currentBatch[0] ?? this.queued[0])?.since ?? null
  }

  get hasFullBatch(): boolean {
    return this.size >= this.limits.batch
  }

  /** Adds a report. Throws `IntakeFullError` if the queue is full or already holds too many positions of the device. */
  add(item: QueuedReport): void {
    const { imei } = item.report
    const size = sizeOf(item)
    const own = this.sizeByDevice.get(imei) ?? 0
    const isFull = this.size + size > this.limits.all || own + size > this.limits.device
    // Accepts a report that alone exceeds a limit; otherwise its sender would retry forever.
    if (isFull && (this.size >= this.limits.all || own > 0)) throw new IntakeFullError(RETRY_AFTER_S)
    this.queued.push(item)
    this.addSize(imei, size)
  }

  /** Removes and returns the next batch. Its positions count towards the limits until the caller calls `release`. */
  take(): QueuedReport[] {
    let size = 0
    const end = this.queued.findIndex((item) => (size += sizeOf(item)) > this.limits.batch)
    const batch = this.queued.splice(0, end < 0 ? this.queued.length : Math.max(1, end))
    this.currentBatch = batch
    return batch
  }

  /** Stops counting the positions of a batch towards the limits. */
  release(batch: readonly QueuedReport[]): void {
    this.currentBatch = []
    for (const item of batch) this.addSize(item.report.imei, -sizeOf(item))
  }

  private addSize(imei: string, size: number): void {
    this.size += size
    const own = (this.sizeByDevice.get(imei) ?? 0) + size
    if (own > 0) this.sizeByDevice.set(imei, own)
    else this.sizeByDevice.delete(imei)
  }
}

function sizeOf({ report }: QueuedReport): number {
  return Math.max(1, report.positions.length)
}

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
