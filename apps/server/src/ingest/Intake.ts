import type { TrackerReport } from './TrackerReport.ts'

/** Accepts the reports of trackers. */
export interface Intake {
  /**
   * Resolves after the commit, refused positions included: only then may a tracker get its acknowledgement. Throws
   * `UnknownDeviceError`, and `IntakeFullError` if the queue is full.
   */
  accept(report: TrackerReport): Promise<void>
}

/** The device is not registered; its report is discarded. */
export class UnknownDeviceError extends Error {
  /** Seconds until its next report is checked; null for its first report in a while. */
  readonly retryAfter: number | null

  constructor(retryAfter: number | null) {
    super('The device is not registered.')
    this.name = 'UnknownDeviceError'
    this.retryAfter = retryAfter
  }
}

/** The queue is full; the report is discarded. */
export class IntakeFullError extends Error {
  /** Seconds. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('More positions arrive than can be stored.')
    this.name = 'IntakeFullError'
    this.retryAfter = retryAfter
  }
}
