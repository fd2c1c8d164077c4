import { setTimeout as wait } from 'node:timers/promises'
import { type Intake, IntakeFullError, type TrackerReport, UnknownDeviceError } from './Intake.ts'

/**
 * Stores a report; retries while the queue is full or the device exceeds its limit, until the signal aborts. Returns
 * false if the device is not registered.
 */
export async function storePatiently(
  intake: Intake,
  report: TrackerReport,
  signal: AbortSignal,
): Promise<boolean> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next attempt follows the last one
      await intake.accept(report)
      return true
    } catch (error) {
      if (error instanceof UnknownDeviceError) return false
      if (!(error instanceof IntakeFullError)) throw error
      // oxlint-disable-next-line no-await-in-loop -- the next attempt follows the wait
      await wait(error.retryAfter * 1_000, undefined, { signal })
    }
  }
}
