import { IntakeFullError } from './Intake.ts'
import type { TrackerReport } from './TrackerReport.ts'

/** A report on its way into the database, and who waits for it. */
export interface Waiting {
  report: TrackerReport
  resolve: () => void
  reject: (error: unknown) => void
}

/** What may wait, in positions; a sign of life without any counts as one. */
export interface IntakeLimits {
  all: number
  device: number
  batch: number
}

/** The pause that a sender is asked for, seconds. */
const retryAfter = 5

/** The reports that wait, the first that came first; bounded as a whole and for each device. */
export class IntakeQueue {
  private readonly limits: IntakeLimits
  private readonly waiting: Waiting[] = []
  private readonly ofDevice = new Map<string, number>()
  private size = 0

  constructor(limits: IntakeLimits) {
    this.limits = limits
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0
  }

  /** Whether there is as much as one batch takes. */
  get isBatch(): boolean {
    return this.size >= this.limits.batch
  }

  /** Throws `IntakeFullError` when it is full, or when the device fills it alone. */
  add(item: Waiting): void {
    const { imei } = item.report
    const weight = weightOf(item)
    const own = this.ofDevice.get(imei) ?? 0
    const isFull = this.size + weight > this.limits.all || own + weight > this.limits.device
    // One report is taken whatever its size, so that no sender tries for ever.
    if (isFull && (this.size >= this.limits.all || own > 0)) throw new IntakeFullError(retryAfter)
    this.waiting.push(item)
    this.grow(imei, weight)
  }

  /** Takes the first reports out, as many as make one batch; they count until they are released. */
  take(): Waiting[] {
    let weight = 0
    const end = this.waiting.findIndex((item) => (weight += weightOf(item)) > this.limits.batch)
    return this.waiting.splice(0, end < 0 ? this.waiting.length : Math.max(1, end))
  }

  /** Makes room again for as much as was taken. */
  release(batch: readonly Waiting[]): void {
    for (const item of batch) this.grow(item.report.imei, -weightOf(item))
  }

  private grow(imei: string, weight: number): void {
    this.size += weight
    const own = (this.ofDevice.get(imei) ?? 0) + weight
    if (own > 0) this.ofDevice.set(imei, own)
    else this.ofDevice.delete(imei)
  }
}

function weightOf({ report }: Waiting): number {
  return Math.max(1, report.positions.length)
}
