import type { TrackerReport } from './TrackerReport.ts'

/** Takes what trackers send. */
export interface Intake {
  /**
   * Resolves when the report is stored for good, those positions included that a rule refuses and counts: only then may
   * a tracker hear that it arrived. Throws `UnknownDeviceError`, and `IntakeFullError` when more comes than can be stored.
   */
  accept(report: TrackerReport): Promise<void>
}

/** Nobody registered this device; nothing of what it sent is kept. */
export class UnknownDeviceError extends Error {
  /** Seconds after which it may ask again; null when it asked for the first time in a while. */
  readonly retryAfter: number | null

  constructor(retryAfter: number | null) {
    super('The device is not registered.')
    this.name = 'UnknownDeviceError'
    this.retryAfter = retryAfter
  }
}

/** The queue in front of the database is full; nothing of what was sent is kept. */
export class IntakeFullError extends Error {
  /** Seconds. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('More positions arrive than can be stored.')
    this.name = 'IntakeFullError'
    this.retryAfter = retryAfter
  }
}
